/**
 * Runs in the page for undefined addresses, on a host that answers with it at every such address: leads from an address with
 * capitals to its page (clause R-11). Our own server redirects by itself. The page is hidden until the other one comes.
 */
import { inSmallLetters } from "../catalogue/links/small-letters.ts";

const { pathname, search, hash } = location;
const folders: string[] = JSON.parse(document.currentScript?.dataset.folders ?? "[]");
const small = inSmallLetters(pathname, folders);
if (small) {
  document.documentElement.hidden = true;
  location.replace(small + search + hash);
}
