import type { components } from '#generated/types.ts';
import { Tag } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { changedParts } from './changed-parts.ts';

type Effects = components['schemas']['RegistrationEffects'];

const words = registrationWords.effects;

type EffectsCardProps = {
  effects: Effects;
  unsaved?: boolean;
  /** It was accepted: what it changed, not what it would. */
  accepted?: boolean;
  order?: number;
};

/** What it brings about, in a card of its own. */
export function EffectsCard({ effects, unsaved = false, accepted = false, ...place }: EffectsCardProps) {
  return (
    <Card title={accepted ? words.brought : words.title} note={unsaved ? words.saved : undefined} {...place}>
      <EffectsList effects={effects} />
    </Card>
  );
}

/** Shown before sending: which series stop, and line by line what becomes of what is in force. */
function EffectsList({ effects }: { effects: Effects }) {
  const { changes, compared } = effects;
  return (
    <div className="registration__effects">
      <StoppedSeries effects={effects} />
      {!compared && <p>{words.first}</p>}
      {compared && changes.length === 0 && <p>{words.none}</p>}
      {changes.length > 0 && (
        <ul className="registration__changes">
          {changedParts(changes).map(({ key, mark, label, before, after }) => (
            <li key={key}>
              <Tag>{words.marks[mark]}</Tag>
              <span>
                {label}
                {before !== null && <del>{before}</del>}
                {after !== null && <ins>{after}</ins>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Each series in which nothing can be issued from its acceptance on, with the drafts that use it. */
export function StoppedSeries({ effects: { stopped_series } }: { effects: Effects }) {
  return stopped_series.map(({ template_id, form_no, symbol, draft_count }) => (
    <Banner key={template_id} tone="warning" title={words.stopped(`${form_no}${symbol}`)}>
      {draft_count > 0 && words.drafts(draft_count)}
    </Banner>
  ));
}
