import type { components } from '#generated/types.ts';
import { ReadyList, type ReadyLine } from '#src/ui/display/ready-list.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { goToField } from '#src/views/form/place-errors.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { shownAt } from './slot.tsx';

type Schemas = components['schemas'];
type Item = Schemas['ErrorItem'];

const words = registrationWords.ready;
/** Items shown; the rest are counted. */
const shownAtOnce = 8;

type ReadyCardProps = {
  effects: Schemas['RegistrationEffects'];
  unsaved?: boolean;
  /** The fields are on the same page. */
  isWritten: boolean;
  order?: number;
};

/** What stands between the declaration and the tax authority, and what to look at twice, each with the way to its field. */
export function ReadyCard({ effects, unsaved = false, isWritten, ...place }: ReadyCardProps) {
  const { refusals, warnings } = effects;
  const lineOf = (item: Item, state: ReadyLine['state']): ReadyLine => {
    const [field] = item.fields;
    const leads = isWritten && field !== undefined && field !== 'certificate';
    return {
      key: `${item.code ?? ''} ${item.fields.join()}`,
      state,
      text: serverSaid.of(item.message),
      ...(leads && { go: { label: words.goTo, onClick: () => goToField(shownAt(field)) } }),
    };
  };
  const all = [
    ...refusals.map((item) => lineOf(item, 'todo')),
    ...warnings.map((item) => lineOf(item, 'note')),
  ];
  const done: ReadyLine[] = refusals.length > 0 ? [] : [{ key: 'all', state: 'done', text: words.all }];
  const note = [
    refusals.length > 0 && words.count(refusals.length),
    unsaved && registrationWords.effects.saved,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card title={words.title} note={note} {...place}>
      <ReadyList
        lines={[...done, ...all.slice(0, shownAtOnce)]}
        more={all.length > shownAtOnce ? words.more(all.length - shownAtOnce) : null}
      />
    </Card>
  );
}
