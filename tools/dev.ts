/**
 * `npm run dev`: serves the site and the API from the sources on http://localhost:3000, or on the next free port. Renders pages
 * on each request, and reloads them when code or content changes. `PORT` sets another port.
 */
import { Command } from "commander";
import { liveSite } from "../site-build/site-folders.ts";
import { serveDevelopment } from "./development/development-server.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";

new Command("dev")
  .description("Serves the site from the sources. The environment variable PORT sets another port.")
  .parse();

const origin = await serveDevelopment({ content: liveSite.content, port: process.env.PORT }).catch(exitOnMistake);
console.log(`The site is on ${origin}`);
