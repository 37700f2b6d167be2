/**
 * An inline script of 404.html, for static hosts: redirects a URL with capitals to its page (clause R-11). Our own server does that
 * itself. The 404 page is hidden until the other page comes.
 */
import { inSmallLetters } from "../catalogue/links/small-letters.ts";

const { pathname, search, hash } = location;
const folders: string[] = JSON.parse(document.currentScript?.dataset.folders ?? "[]");
const small = inSmallLetters(pathname, folders);
if (small) {
  document.documentElement.hidden = true;
  location.replace(small + search + hash);
}
