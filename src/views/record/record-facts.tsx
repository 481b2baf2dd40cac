import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { Card, Facts, Stack } from '#src/ui/layout/card.tsx';
import { FieldValue } from '#src/views/values/field-value.tsx';
import { fieldGroups } from '../form/field-groups.ts';
import type { RecordData } from '../form/form-values.ts';
import type { Screen } from '../screen.ts';

type RecordFactsProps = Pick<Screen, 'descriptor'> & { record: RecordData };

const unshown: readonly FieldDescriptor['kind'][] = ['password', 'file'];

/** A record to read, in the groups of its description. */
export function RecordFacts({ descriptor, record }: RecordFactsProps) {
  const shown = descriptor.fields.filter(({ hidden, kind }) => !hidden && !unshown.includes(kind));
  return (
    <Stack>
      {fieldGroups(descriptor.groups, shown).map((group) => (
        <Card key={group.key} title={group.label}>
          <Facts
            facts={group.fields.map((field) => ({
              term: field.label,
              value: <FieldValue field={field} value={record[field.source]} />,
            }))}
          />
        </Card>
      ))}
    </Stack>
  );
}
