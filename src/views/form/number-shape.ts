import { numberShape } from '#domain/numbers/read-number.ts';
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import type { NumberKind } from '#src/ui/field/number/number-entry.ts';

const kinds: Partial<Record<FieldDescriptor['kind'], NumberKind>> = {
  integer: 'integer',
  decimal: 'decimal',
  money: 'currency',
};

type NumberEntry = { kind: NumberKind; decimals: number; signed: boolean | undefined };

/** What is typed into a described number; null for a field of another kind. A pattern says whether it may be below zero. */
export function numberEntry(field: Pick<FieldDescriptor, 'kind' | 'pattern'>): NumberEntry | null {
  const kind = kinds[field.kind];
  if (kind === undefined) return null;
  const { decimals, signed } = numberShape(field.pattern);
  return {
    kind,
    decimals: kind === 'integer' ? 0 : decimals,
    signed: field.pattern === null ? undefined : signed,
  };
}
