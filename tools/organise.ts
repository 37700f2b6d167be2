/**
 * `npm run organise`: the editor for `content/` on http://localhost:3000/editor/, with the real pages as preview. Nothing
 * but this computer reaches it. `PORT` chooses another port.
 */
import { Command } from "commander";
import { liveSite } from "../site-build/site-folders.ts";
import { readPort } from "./development/development-server.ts";
import { serveEditor } from "./development/serve-editor.ts";

const { content } = new Command("organise")
  .description("Opens the content in an editor in the browser. PORT chooses another port than 3000.")
  .option("--content <folder>", "another folder with content", liveSite.content)
  .parse()
  .opts<{ content: string }>();

const port = readPort(process.env.PORT);
await serveEditor({ content, port, command: "organise" });
console.log(
  `The editor is on http://localhost:${port}/editor/ — leave this window open while you edit, Ctrl+C ends it.`,
);
