import { setPageDataReader } from "../../app/content/load-page-data.ts";
import { setSiteData } from "../../app/content/site-content.ts";
import { testPages } from "./test-site-data.ts";

// Code for pages finds the tests' content, in English.
setSiteData(testPages.site);
setPageDataReader(testPages.read);
