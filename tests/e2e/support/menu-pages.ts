import { pages, pagesWith } from "../../../catalogue/pages.ts";
import { setWordsOf } from "../../../content-check/words/read-words.ts";

setWordsOf("en");

/** The English names and the paths of the links in header, menu and footer, in their order. */
export const menuPages = pagesWith("inNavigation").map((page) => ({
  name: pages[page].name(),
  path: pages[page].path,
}));

/** The names of these links. */
export const menuNames = menuPages.map(({ name }) => name);
