import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { Tag } from '#src/ui/display/badge.tsx';
import { choiceGroups } from '#src/ui/field/choice/check-list.tsx';
import { Facts } from '#src/ui/layout/card.tsx';
import { optionOf } from './choice-labels.ts';

type GroupedValuesProps = { field: FieldDescriptor; values: readonly string[] };

/** Many choices under their subjects, in the order of the description; a subject nothing was chosen of is left out. */
export function GroupedValues({ field, values }: GroupedValuesProps) {
  const chosen = values.map((value) => optionOf(field, value));
  const known = (field.options ?? []).filter(({ value }) => values.includes(value));
  const tags = (group: string | undefined) => (
    <span className="value-many">
      {chosen
        .filter((option) => option.group === group)
        .map(({ value, label }) => (
          <Tag key={value}>{label}</Tag>
        ))}
    </span>
  );
  return (
    <div className="value-groups">
      {chosen.some(({ group }) => group === undefined) && tags(undefined)}
      <Facts facts={choiceGroups(known).map((group) => ({ term: group, value: tags(group) }))} />
    </div>
  );
}
