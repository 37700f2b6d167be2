// First: Sveltia CMS reads a setting while it is loaded.
import "./browser-settings.ts";

import CMS from "@sveltia/cms";
import { contentKinds } from "../../catalogue/content-kinds.ts";
import type { EditorSettings } from "../build-editor.ts";
import { contentFormat } from "../content-format.ts";
import { editorConfig, formatOf } from "../editor-config.ts";
import { checkBeforeSave } from "./before-save.ts";
import { signInHere } from "./browser-settings.ts";
import { keepDialogText } from "./dialog-text.ts";
import { showDrafts } from "./draft-preview.ts";
import { hasUnsavedText, showMessage, startPanel } from "./panel.ts";
import { offerImport } from "./sheet-import.ts";

const settings: EditorSettings = await (await fetch("./settings.json")).json();

for (const kind of contentKinds) {
  CMS.registerCustomFormat(
    formatOf(kind),
    "yaml",
    contentFormat(kind, () => new Date()),
  );
}
askBeforeUnload();
askForPress();
keepDialogText();

checkBeforeSave(!settings.backend);
if (!settings.backend) {
  signInHere("gitea");
  showDrafts();
  startPanel();
  offerImport();
}

await CMS.init({ config: editorConfig(settings.productName, settings.backend ?? thisComputer()) });

/**
 * Sveltia CMS keeps a form only after a key or a pointer was pressed in it. Texts that a program enters, such as dictation, and files
 * that are dropped on a field come without: the panel then asks for a press.
 */
function askForPress(): void {
  let isPressed = false;
  let isAsked = false;
  const on = (types: readonly string[], answer: () => void) => {
    for (const type of types)
      addEventListener(type, ({ isTrusted, target }) => {
        if (isTrusted && !isPressed && target instanceof Element && target.closest("[data-key-path]")) answer();
      });
  };
  on(["pointerdown", "keydown"], () => {
    isPressed = true;
    if (isAsked) showMessage("");
    isAsked = false;
  });
  on(["input", "drop"], () => {
    isAsked = true;
    showMessage("Click into the form once: until then the browser does not keep what you entered.");
  });
  const leaveForm = () => {
    isPressed = false;
  };
  addEventListener("hashchange", leaveForm);
  CMS.registerEventListener({ name: "postSave", handler: leaveForm });
}

/** The content folder of this computer, which the local server offers as Gitea would. */
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
 * Asks before a page with unsaved text is closed or loaded again. Sveltia CMS keeps a draft half a second after the last
 * key, and offers to restore it when the form is opened the next time; it does not ask.
 */
function askBeforeUnload(): void {
  addEventListener("beforeunload", (event) => {
    if (hasUnsavedText()) event.preventDefault();
  });
}
