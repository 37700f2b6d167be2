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

/** The address of the page that shows a file's texts: a page's own file is named after it, such as `partners-page.yaml`. */
function addressOf(file: string): string {
  const [, name = ""] = /^(\w+)(?:-page)?\.yaml$/.exec(file) ?? [];
  const page = Object.entries(pages).find(([key]) => key === name);
  if (page) return page[1].path;
  return /^(?:speakers\/|sponsors\/|phases\/)/.test(file) ? pages.events.path : pages.home.path;
}

if (loaded) {
  const { details } = loaded;
  const router = createMemoryRouter([{ path: "*", element: <EventPreview event={details} /> }]);
  createRoot(root).render(<RouterProvider router={router} />);
} else if (id) {
  // It may be asked for before its file is written: the change that brings the file loads this page anew.
  root.textContent = "This event is not among the pages yet. It comes by itself as soon as its file or form has it.";
} else {
  location.replace(addressOf(file));
}
