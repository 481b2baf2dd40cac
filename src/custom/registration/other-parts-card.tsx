import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { fieldAt } from './registration-fields.ts';
import { Slot } from './slot.tsx';

const parts = [
  'delegations',
  'solution_providers',
  'transmission_providers',
  'dependent_units',
  'look_up_units',
  'pauses',
  'receipt_integrations',
  'business_locations',
] as const;

/** Parts 6 to 11, each a list that most companies leave empty: it opens when asked, and by itself where there is something in it. */
export function OtherPartsCard() {
  const { title, note } = registrationWords.others;
  return (
    <Card title={title} note={note}>
      {parts.map((name) => (
        <Part key={name} name={name} />
      ))}
    </Card>
  );
}

function Part({ name }: { name: (typeof parts)[number] }) {
  const rows = (useWatch({ name }) ?? []) as readonly unknown[];
  const { errors } = useFormState({ name });
  const [asked, setAsked] = useState<boolean | null>(null);
  const open = errors[name] !== undefined || (asked ?? rows.length > 0);
  const id = `registration-${name}`;
  return (
    <section className="registration__part" data-field={name}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setAsked(!open)}>
          {fieldAt(name).label}
          <span>{registrationWords.others.rows(rows.length)}</span>
          <Icon of={IconChevronDown} size={16} />
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {open && <Slot name={name} labelHidden />}
      </div>
    </section>
  );
}
