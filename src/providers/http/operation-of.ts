import { operations } from '#generated/operations.ts';
import type { OperationId, OperationRow } from '#generated/operations.ts';

type Known = { id: OperationId; row: OperationRow; segments: readonly string[] };

const known: readonly Known[] = Object.entries(operations).map(([id, row]) => ({
  id: id as OperationId,
  row,
  segments: row.path.split('/'),
}));

const isParameter = (segment: string | undefined) => segment?.startsWith('{') === true;

function fits({ row, segments }: Known, method: string, asked: readonly string[]): boolean {
  return (
    row.method === method &&
    segments.length === asked.length &&
    segments.every((segment, at) => segment === asked[at] || (isParameter(segment) && asked[at] !== ''))
  );
}

/** The operation of a request; a path written out wins over one with a parameter. Null when none is described. */
export function operationOf(method: string, url: string): { id: OperationId; row: OperationRow } | null {
  const asked = (url.split('?')[0] ?? '').split('/');
  const found = known.filter((one) => fits(one, method.toUpperCase(), asked));
  return found.find(({ segments }) => !segments.some(isParameter)) ?? found[0] ?? null;
}
