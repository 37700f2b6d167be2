import { pages, pagesWith } from "../../../catalogue/pages.ts";
import { setWordsOf } from "../../../content-check/words/read-words.ts";

setWordsOf("en");

/** The pages that header, menu and footer link to, in their order: the names of the links in English, and the addresses. */
export const menuPages = pagesWith("inNavigation").map((page) => ({
  name: pages[page].name(),
  path: pages[page].path,
}));

/** The names of the links to them. */
export const menuNames = menuPages.map(({ name }) => name);
