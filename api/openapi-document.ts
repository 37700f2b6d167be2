import { z } from "zod/mini";
import { createDocument, type ZodOpenApiResponseObject } from "zod-openapi";
import { partnerCategories } from "../catalogue/partner.ts";
import { partnerListSchema, partnerSchema, partnersByCategorySchema } from "../catalogue/partner-schemas.ts";
import { problemSchema } from "../http/problem.ts";
import { logoType } from "./logos/logo-names.ts";

/** Describes the API in OpenAPI 3.1, as JSON, from the same schemas that give the answers their types. */
export function describeApi(basePath: string): string {
  return JSON.stringify(createApiDocument(basePath));
}

function createApiDocument(basePath: string) {
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Partners API",
      version: "1.0.0",
      description: "The tour's partner organisations. Read-only; every address also answers HEAD.",
    },
    servers: [{ url: basePath || "/" }],
    components: { schemas: { Partner: partnerSchema, Problem: problemSchema } },
    paths: {
      "/partners": {
        get: {
          operationId: "getPartners",
          summary: "Every partner by category; all four categories are always there",
          responses: {
            "200": jsonAnswer("The partners, in the organiser's order", partnersByCategorySchema),
            ...sharedAnswers,
          },
        },
      },
      "/partners/category/{category}": {
        get: {
          operationId: "getPartnersInCategory",
          summary: "The partners of one category",
          requestParams: { path: z.object({ category: z.enum(partnerCategories) }) },
          responses: {
            "200": jsonAnswer("The category's partners, in the organiser's order", partnerListSchema),
            "404": problemAnswer("There is no such category"),
            ...sharedAnswers,
          },
        },
      },
      "/logos/{name}": {
        get: {
          operationId: "getLogo",
          summary: "A logo that came as a file; a partner's logo is its address",
          requestParams: { path: z.object({ name: z.string() }) },
          responses: {
            "200": {
              description: "The picture; it never changes",
              content: { [logoType]: {} },
            },
            "404": problemAnswer("There is no such logo"),
            ...sharedAnswers,
          },
        },
      },
      "/healthz": {
        get: healthOperation("getHealth", "Whether the process is up, and of which version and build it is", {
          status: z.literal("ok"),
          version: z.string(),
          build: z.string(),
        }),
      },
      "/readyz": {
        get: healthOperation(
          "getReadiness",
          "Whether the database answers for its partners",
          { status: z.literal("ready") },
          { "503": problemAnswer("The database does not answer") },
        ),
      },
    },
  });
}

type Responses = Record<`${3 | 4 | 5}${string}`, ZodOpenApiResponseObject>;

const sharedAnswers: Responses = {
  "304": { description: "The client's copy, named by If-None-Match, is still good" },
  "503": problemAnswer("The database does not answer"),
};

function healthOperation(
  operationId: string,
  summary: string,
  fields: Record<string, z.ZodMiniType>,
  failures: Responses = {},
) {
  const answer = jsonAnswer("Yes", z.object(fields));
  return { operationId, summary, responses: { "200": answer, ...failures } };
}

function jsonAnswer(description: string, schema: z.ZodMiniType): ZodOpenApiResponseObject {
  return { description, content: { "application/json": { schema } } };
}

function problemAnswer(description: string): ZodOpenApiResponseObject {
  return { description, content: { "application/problem+json": { schema: problemSchema } } };
}
