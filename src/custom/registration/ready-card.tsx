import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { components } from '#generated/types.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import type { IconShape } from '#src/ui/display/icon.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { goToField } from './slot.tsx';

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
  const all = [
    ...refusals.map((item) => ({ item, icon: IconAlertTriangle, look: 'todo' })),
    ...warnings.map((item) => ({ item, icon: IconInfoCircle, look: 'told' })),
  ];
  const note = [
    refusals.length > 0 && words.count(refusals.length),
    unsaved && registrationWords.effects.saved,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card title={words.title} note={note} {...place}>
      <ul className="registration__ready">
        {refusals.length === 0 && (
          <li className="registration__done">
            <Icon of={IconCircleCheck} size={18} />
            <span>{words.all}</span>
          </li>
        )}
        {all.slice(0, shownAtOnce).map(({ item, icon, look }) => (
          <Line key={`${item.code ?? ''} ${item.fields.join()}`} {...{ item, icon, look, isWritten }} />
        ))}
        {all.length > shownAtOnce && <li>{words.more(all.length - shownAtOnce)}</li>}
      </ul>
    </Card>
  );
}

type LineProps = { item: Item; icon: IconShape; look: string; isWritten: boolean };

function Line({ item, icon, look, isWritten }: LineProps) {
  const [field] = item.fields;
  return (
    <li className={`registration__${look}`}>
      <Icon of={icon} size={18} />
      <span>
        {item.message}{' '}
        {isWritten && field !== undefined && field !== 'certificate' && (
          <button type="button" className="registration__link" onClick={() => goToField(field)}>
            {words.goTo}
          </button>
        )}
      </span>
    </li>
  );
}
