import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { common } from '#src/wording/common.ts';
import { lists } from '#src/wording/lists.ts';

export type BulkChoice = { label: string; values: Readonly<Record<string, unknown>> };

/** What may be set on many records at once: each value of each field the description offers for it. */
export function bulkChoices({ fields, bulk_fields }: ResourceDescriptor): BulkChoice[] {
  return fields
    .filter(({ source }) => bulk_fields.includes(source))
    .flatMap(({ source, label, kind, options }): BulkChoice[] =>
      kind === 'boolean'
        ? [true, false].map((value) => ({
            label: lists.setTo(label, value ? common.yes : common.no),
            values: { [source]: value },
          }))
        : (options ?? []).map((option) => ({
            label: lists.changeTo(option.label),
            values: { [source]: option.value },
          })),
    );
}
