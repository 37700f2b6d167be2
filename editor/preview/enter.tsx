import { createRoot } from "react-dom/client";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { fetchSiteData, findPageData } from "../../app/content/load-page-data.ts";
import { setSiteData } from "../../app/content/site-content.ts";
import { pages } from "../../catalogue/pages.ts";
import { EventPreview } from "./event-preview.tsx";
import "../../app/styles/site.css";

const root = document.getElementById("root");
if (!root) throw new Error("The preview has no #root element to render into.");

const file = new URLSearchParams(location.search).get("file") ?? "";
const [, id = ""] = /^events\/[^/]+\/(.+)\.yaml$/.exec(file) ?? [];
setSiteData(await fetchSiteData());
const loaded = id ? await findPageData(`event/${id}`).catch(() => undefined) : undefined;

/**
 * Returns the path of a page that shows a file's texts. A page's own file has the page's name, such as `partners-page.yaml`. A
 * folder has the name of its kind of content.
 */
function pagePathOf(file: string): string {
  const [name = ""] = file.split(/-page\.|[./]/);
  // Speakers and sponsors are parts of events, and the Events page has a tab for each phase.
  if (["speakers", "sponsors", "phases"].includes(name)) return pages.events.path;
  const page = Object.entries(pages).find(([key, { texts }]) => key === name || texts.some((kind) => kind === name));
  return page?.[1].path ?? pages.home.path;
}

if (loaded) {
  const { details } = loaded;
  const router = createMemoryRouter([{ path: "*", element: <EventPreview event={details} /> }]);
  createRoot(root).render(<RouterProvider router={router} />);
} else if (id) {
  // The editor may request the preview before it writes the file. The page reloads at the next change.
  root.textContent = "This event has no page yet. It appears here as soon as its form or file has content.";
} else {
  location.replace(pagePathOf(file));
}
