import openapiTS, { astToString } from 'openapi-typescript';
import type { Document } from './document.ts';

/** generated/types.ts. A property with a default may still be left out: the server fills it in. */
export async function writeTypes(document: Document): Promise<string> {
  return astToString(
    await openapiTS(JSON.stringify(document), { alphabetize: false, defaultNonNullable: false }),
  );
}
