/** Sveltia CMS reads its preferences when its module is evaluated, so import this module before it. */
import { keepFormsOpen } from "../sveltia-internals.ts";

keepFormsOpen();
