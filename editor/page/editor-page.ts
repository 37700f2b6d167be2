// First: Sveltia CMS reads the user's preferences as it is loaded.
import "./keep-form-open.ts";

import CMS from "@sveltia/cms";
import { contentKinds } from "../../catalogue/content-kinds.ts";
import { contentFormat } from "../content-format.ts";
import { editorConfig, formatOf } from "../editor-config.ts";
import { RootHandle } from "./content-folder.ts";
import { showDrafts } from "./draft-preview.ts";
import { startPanel } from "./panel.ts";
import { guardTyping } from "./unsaved-typing.ts";

/** What the page is told of where it stands: `settings.json` beside it. */
type Settings = { productName: string; backend: Parameters<typeof editorConfig>[1] };

const settings: Settings = await (await fetch("./settings.json")).json();
const isOnThisComputer = settings.backend.name === "test-repo";

for (const kind of contentKinds) {
  CMS.registerCustomFormat(
    formatOf(kind),
    "yaml",
    contentFormat(kind, () => new Date()),
  );
}

if (isOnThisComputer) {
  // The editor keeps its test backend's files in the browser's own folder: here that is the content folder, and nobody signs in.
  const root = new RootHandle();
  Object.defineProperty(navigator.storage, "getDirectory", {
    value: async () => ({ getDirectoryHandle: async () => root }),
  });
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
  showDrafts();
  guardTyping();
  startPanel(document.querySelector<HTMLElement>("#panel"));
}

await CMS.init({ config: editorConfig(settings.productName, settings.backend) });
