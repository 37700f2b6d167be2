import type { IncomingMessage } from "node:http";
import { createHeaderLookup, type HeadedSite, headerRules, headersOfAnswers } from "../http/header-rules.ts";
import { createFileForms, type RawHeaders, rawHeaders } from "./file-form.ts";

/** What is said to somebody. */
export type SaidHeaders = {
  /** With every answer that is no file. */
  always: RawHeaders;
  /** With a file, in the form in which it is sent. */
  formOf: ReturnType<typeof createFileForms>;
};

/** Chooses what is said in answer to a request. */
export type ChooseHeaders = (request: Pick<IncomingMessage, "headers">) => SaidHeaders;

const noSite: HeadedSite = { policies: [], files: [], apiAddress: "/api" };

/**
 * Who asks for the site at its own address of https is told to do so always. Who asks for it elsewhere is not: there it
 * is tried out over http, and browsers would look for its pictures and scripts at an https that nobody answers.
 *
 * @param siteAddress where the site is published
 */
export function createChooseHeaders(site: HeadedSite = noSite, siteAddress?: string): ChooseHeaders {
  const said = (secure: boolean): SaidHeaders => {
    const find = createHeaderLookup(headerRules(site, secure));
    return {
      always: rawHeaders(headersOfAnswers(secure)),
      formOf: createFileForms((pathname) => rawHeaders(find(pathname))),
    };
  };
  const plain = said(false);
  const url = siteAddress === undefined ? undefined : new URL(siteAddress);
  if (url?.protocol !== "https:") return () => plain;
  const secure = said(true);
  return ({ headers }) => (headers.host === url.host ? secure : plain);
}
