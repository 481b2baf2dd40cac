import { Combobox, type Option } from '#src/ui/field/choice/combobox.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Tabs } from '#src/ui/list/tabs.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { roleWords } from '#src/wording/settings/roles.ts';
import { useState } from 'react';
import { holdersOf, rightsBySubject, PeopleList } from './people-list.tsx';
import type { Person, Role } from './people-list.tsx';
import { isWhole, rightOptions } from './rights.ts';
import './roles.css';

type Known = { roles: readonly Role[]; people: readonly Person[] };
type WhoCanProps = Known & { open: boolean; onClose: () => void };

const tabs = [
  { key: 'right', label: roleWords.byRight },
  { key: 'person', label: roleWords.byPerson },
] as const;
const panelId = 'who-can-panel';

/** Asked from either side: who can do this, and what can this person do. As saved, not as being edited. */
export function WhoCan({ open, onClose, ...known }: WhoCanProps) {
  const [tab, setTab] = useState('right');
  return (
    <Drawer open={open} onClose={onClose} title={roleWords.whoCan}>
      <Tabs name={roleWords.whoCan} tabs={tabs} current={tab} onChange={setTab} panelId={panelId} />
      <div id={panelId} role="tabpanel" className="who-can">
        {tab === 'right' ? <ByRight {...known} /> : <ByPerson {...known} />}
      </div>
    </Drawer>
  );
}

const rightChoices: Option[] = rightOptions.map(({ value, label, group }) => ({
  value,
  label,
  detail: group,
}));

function ByRight({ roles, people }: Known) {
  const [right, setRight] = useState<Option | null>(null);
  const holders = right === null ? [] : holdersOf(right.value, roles, people);
  return (
    <>
      <Combobox
        label={roleWords.right}
        value={right}
        options={rightChoices}
        onChange={setRight}
        placeholder={roleWords.rightHint}
      />
      {right !== null && (
        <>
          <p role="status">
            {holders.length === 0 ? roleWords.nobodyCan : roleWords.canDo(formatCount(holders.length))}
          </p>
          <PeopleList
            people={holders.map(({ person, role, byFull }) => ({
              person,
              detail: [
                roleWords.throughRole(role.name),
                ...(byFull ? [roleWords.byFull] : []),
                ...(person.activated_on === null ? [roleWords.notYet] : []),
              ].join(' · '),
            }))}
          />
        </>
      )}
    </>
  );
}

function ByPerson({ roles, people }: Known) {
  const [chosen, setChosen] = useState<Option | null>(null);
  const person = people.find(({ id }) => String(id) === chosen?.value);
  const role = roles.find(({ id }) => id === person?.role_id);
  return (
    <>
      <Combobox
        label={roleWords.person}
        value={chosen}
        options={people.map(({ id, full_name, email }) => ({
          value: String(id),
          label: full_name,
          detail: email,
        }))}
        onChange={setChosen}
        placeholder={roleWords.personHint}
      />
      {person !== undefined && role !== undefined && <WhatCan person={person} role={role} />}
    </>
  );
}

function WhatCan({ person, role }: { person: Person; role: Role }) {
  if (person.status !== 'active') return <p role="status">{roleWords.canNothing}</p>;
  return (
    <>
      <p role="status">
        {roleWords.throughRole(role.name)}
        {isWhole(role.permissions) && <> · {roleWords.everything}</>}
      </p>
      {!isWhole(role.permissions) && (
        <dl className="who-can__group">
          {rightsBySubject(role).map(({ key, label, rows }) => (
            <SubjectRights key={key} label={label} rights={rows.map((row) => row.label)} />
          ))}
        </dl>
      )}
    </>
  );
}

function SubjectRights({ label, rights }: { label: string; rights: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{rights.join(', ')}</dd>
    </>
  );
}
