// First, because Sveltia CMS reads its preferences when its module is evaluated.
import "./keep-forms-open.ts";

import CMS from "@sveltia/cms";
import { contentKinds } from "../../catalogue/content-kinds.ts";
import type { EditorSettings } from "../build-editor.ts";
import { contentFormat } from "../content-format.ts";
import { editorConfig, formatName } from "../editor-config.ts";
import { fieldSelector, signInLocally } from "../sveltia-internals.ts";
import { checkBeforeSave } from "./before-save.ts";
import { keepDialogText } from "./dialog-text.ts";
import { showDrafts } from "./draft-preview.ts";
import { hasUnsavedText, showMessage, startPanel } from "./panel.ts";
import { offerImport } from "./sheet-import.ts";

const settings: EditorSettings = await (await fetch("./settings.json")).json();

for (const kind of contentKinds) CMS.registerCustomFormat(formatName(kind), "yaml", contentFormat(kind));
askBeforeUnload();
askForPress();
keepDialogText();

checkBeforeSave(!settings.backend);
if (!settings.backend) {
  signInLocally("gitea");
  showDrafts();
  startPanel();
  offerImport();
}

await CMS.init({ config: editorConfig(settings.productName, settings.backend ?? thisComputer()) });

/**
 * Asks for a click if a form changes before a key or a pointer was pressed in it, as by dictation or by a dropped file. Sveltia
 * CMS keeps drafts only after such a press.
 */
function askForPress(): void {
  let isPressed = false;
  let isAsked = false;
  const on = (types: readonly string[], listener: () => void) => {
    for (const type of types)
      addEventListener(type, ({ isTrusted, target }) => {
        if (isTrusted && !isPressed && target instanceof Element && target.closest(fieldSelector)) listener();
      });
  };
  on(["pointerdown", "keydown"], () => {
    isPressed = true;
    if (isAsked) showMessage("");
    isAsked = false;
  });
  on(["input", "drop"], () => {
    isAsked = true;
    showMessage("Click into the form once. Until then, the browser does not keep your text.");
  });
  const leaveForm = () => {
    isPressed = false;
  };
  addEventListener("hashchange", leaveForm);
  CMS.registerEventListener({ name: "postSave", handler: leaveForm });
}

/** Returns the backend for the content folder of this computer: the local server has a part of Gitea's API. */
function thisComputer() {
  const api_root = new URL("/editor/api/v1", location.href).href;
  return {
    name: "gitea" as const,
    repo: "this-computer/content",
    branch: "main",
    api_root,
    auth_methods: ["token" as const],
  };
}

/**
 * Asks before a page with unsaved text is closed or reloaded, because Sveltia CMS does not ask. It keeps a draft half a second
 * after the last key, and offers to restore the draft when the form is opened again.
 */
function askBeforeUnload(): void {
  addEventListener("beforeunload", (event) => {
    if (hasUnsavedText()) event.preventDefault();
  });
}
