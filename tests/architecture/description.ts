import { readFileSync } from 'node:fs';
import { operationsOf } from '../../scripts/generate/document.ts';
import type { Document, OperationAt } from '../../scripts/generate/document.ts';

/** The description as it is checked in. */
export const description = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Document;

/** Its operations by name, as rows of a table of tests. */
export const operationRows: [name: string, at: OperationAt][] = operationsOf(description).map((at) => [
  at.operation.operationId,
  at,
]);
