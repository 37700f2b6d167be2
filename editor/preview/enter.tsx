// First: it declares the order of the cascade layers that every other style sheet adds to.
import "../../app/styles/site.css";

import { createRoot } from "react-dom/client";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { fetchSiteData, findPageData } from "../../app/content/load-page-data.ts";
import { setSiteData } from "../../app/content/site-content.ts";
import { EventPreview } from "./event-preview.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The preview has no #root element to stand in.");

const file = new URLSearchParams(location.search).get("file") ?? "";
const [, id = ""] = /^events\/[^/]+\/(.+)\.yaml$/.exec(file) ?? [];
setSiteData(await fetchSiteData());
const loaded = id ? await findPageData(`event/${id}`).catch(() => undefined) : undefined;

/** Where visitors see what a file says; of an event more is shown than its page. */
const pages: Record<string, string> = {
  "landing.yaml": "/landing",
  "partners.yaml": "/partners",
  "partners-page.yaml": "/partners",
  "phases.yaml": "/events",
};

if (loaded) {
  const { details } = loaded;
  const router = createMemoryRouter([{ path: "*", element: <EventPreview event={details} /> }]);
  createRoot(root).render(<RouterProvider router={router} />);
} else if (id) {
  // It may be asked for before its file is written: the change that brings the file loads this page anew.
  root.textContent = "This event is not among the pages yet. It comes by itself as soon as its file or form has it.";
} else {
  location.replace(pages[file] ?? (/^(?:speakers|sponsors)\//.test(file) ? "/events" : "/"));
}
