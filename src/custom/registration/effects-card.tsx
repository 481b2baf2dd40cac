import type { components } from '#generated/types.ts';
import { Tag } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { changedParts } from './changed-parts.ts';

type Effects = components['schemas']['RegistrationEffects'];

const words = registrationWords.effects;

/** What it brings about, in a card of its own. */
export function EffectsCard({ effects, unsaved = false }: { effects: Effects; unsaved?: boolean }) {
  return (
    <Card title={words.title} note={unsaved ? words.saved : undefined}>
      <EffectsList effects={effects} />
    </Card>
  );
}

/** Shown before sending: which series stop, and line by line what becomes of what is in force. */
export function EffectsList({ effects: { changes, stopped_series, compared } }: { effects: Effects }) {
  return (
    <div className="registration__effects">
      {stopped_series.map(({ template_id, form_no, symbol, draft_count }) => (
        <Banner key={template_id} tone="warning" title={words.stopped(`${form_no}${symbol}`)}>
          {draft_count > 0 && words.drafts(draft_count)}
        </Banner>
      ))}
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
