import { READY_MADE_ROLES } from '#domain/access/ready-made-roles.table.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { label } from '#src/language/language.ts';
import { Combobox, type Option } from '#src/ui/field/choice/combobox.tsx';
import type { ManyInputProps } from '#src/views/form/inputs/input-props.ts';
import { roleWords } from '#src/wording/settings/roles.ts';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { RightsInput } from './rights-input.tsx';
import { isAbove } from './rights.ts';
import type { Rights } from './rights.ts';
import { useRoles } from './use-roles.ts';

type Start = { option: Option; name: string; description: string; rights: Rights };

const readyMade: readonly Start[] = READY_MADE_ROLES.map(({ name, description, permissions }) => ({
  option: { value: name, label: label(name), detail: label(description) },
  name: label(name),
  description: label(description),
  rights: permissions,
}));

/** One that holds more than whoever begins is shown, and says why it cannot be taken. */
function within(own: Rights, start: Start): Start {
  if (!isAbove(own, start.rights)) return start;
  return { ...start, option: { ...start.option, detail: roleWords.beyondOwn, disabled: true } };
}

/** What a new role can begin as: the ready-made ones, then those the company has. */
function useStarts(): readonly Start[] {
  const { permissions } = useSignedIn().account;
  const { data: roles = [] } = useRoles();
  const taken = new Set(roles.map(({ name }) => name));
  const own = roles.map(({ id, name, description, permissions }) => ({
    option: { value: String(id), label: roleWords.copyOf(name), detail: description ?? undefined },
    name: roleWords.copyName(name),
    description: description ?? '',
    rights: permissions,
  }));
  // Two roles of one name are refused: the company's own stands for the ready-made one it was made from.
  const free = readyMade.filter(({ option, name }) => !taken.has(option.value) && !taken.has(name));
  return [...free, ...own].map((start) => within(permissions, start));
}

/** The rights of a new role, begun from another one; a name and a description that are typed already stay. */
export function StartedRightsInput(props: ManyInputProps) {
  const starts = useStarts();
  const { getValues, setValue } = useFormContext();
  const [chosen, setChosen] = useState<Option | null>(null);
  const [filled, setFilled] = useState({ name: '', description: '' });
  const fill = (source: 'name' | 'description', text: string) => {
    const typed: unknown = getValues(source);
    if (typed === '' || typed === filled[source])
      setValue(source, text, { shouldDirty: true, shouldValidate: true });
  };
  const begin = (option: Option | null) => {
    setChosen(option);
    const start = starts.find((one) => one.option.value === option?.value);
    if (start === undefined) return;
    fill('name', start.name);
    fill('description', start.description);
    setFilled(start);
    props.onChange(start.rights);
  };
  return (
    <div className="role-rights">
      <Combobox
        label={roleWords.start}
        hint={roleWords.startHint}
        value={chosen}
        options={starts.map(({ option }) => option)}
        onChange={begin}
      />
      <RightsInput {...props} />
    </div>
  );
}
