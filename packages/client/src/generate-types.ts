import openapiTS, { astToString } from 'openapi-typescript';
import type { ApiDocument } from './schema.ts';

/** A module of TypeScript with the type `paths`, which `openapi-fetch` makes a typed client of. */
export async function generateTypes(document: ApiDocument): Promise<string> {
  return astToString(
    await openapiTS(structuredClone(document) as unknown as Parameters<typeof openapiTS>[0] & string),
  );
}
