import type { IncomingMessage } from "node:http";
import { createHeaderLookup, type HeadedSite, headerRules, headersOfAnswers } from "../http/header-rules.ts";
import { type RawHeaders, rawHeaders } from "../http/prepared-answer.ts";
import { createFileVariants } from "./static/file-variant.ts";

/** The headers of the answers to whoever asks by one scheme. */
export type ResponseHeaders = {
  /** Of every answer that is no file. */
  always: RawHeaders;
  /** A file in the encoding in which it is sent, with its headers. */
  variantOf: ReturnType<typeof createFileVariants>;
};

/** Chooses the headers of the answer to a request. */
export type ChooseHeaders = (request: Pick<IncomingMessage, "headers">) => ResponseHeaders;

const noSite: HeadedSite = { policies: [], files: [], apiAddress: "/api" };

/**
 * Who asks for the site at its own address of https is told to do so always. Who asks for it elsewhere is not: there it
 * is tried out over http, and browsers would look for its pictures and scripts at an https that nobody answers.
 *
 * @param siteAddress where the site is published
 */
export function createChooseHeaders(site: HeadedSite = noSite, siteAddress?: string): ChooseHeaders {
  const headersFor = (secure: boolean): ResponseHeaders => {
    const find = createHeaderLookup(headerRules(site, secure));
    return {
      always: rawHeaders(headersOfAnswers(secure)),
      variantOf: createFileVariants((pathname) => rawHeaders(find(pathname))),
    };
  };
  const plain = headersFor(false);
  const url = siteAddress === undefined ? undefined : new URL(siteAddress);
  if (url?.protocol !== "https:") return () => plain;
  const secure = headersFor(true);
  return ({ headers }) => (headers.host === url.host ? secure : plain);
}
