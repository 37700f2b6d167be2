/**
 * `npm run dev`: the site and the API on http://localhost:3000, or on the next port that is free; pages rendered on each
 * request from the sources, changes to code and content shown at once. `PORT` chooses another port.
 */
import { liveSite } from "../site-build/site-folders.ts";
import { serveDevelopment } from "./development/development-server.ts";
import { exitOnMistake } from "./terminal/exit-on-mistake.ts";

const address = await serveDevelopment({ content: liveSite.content, port: process.env.PORT }).catch(exitOnMistake);
console.log(`Developing on ${address}`);
