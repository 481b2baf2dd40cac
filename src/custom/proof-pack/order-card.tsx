import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import { createProofPack } from '#generated/client/proof-packs/proof-packs.ts';
import { PROOF_PACK_KIND_LABELS } from '#generated/vocabulary.ts';
import { labelled } from '#src/language/language.ts';
import { today } from '#src/providers/today.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { DateRangeField } from '#src/ui/field/date/date-range-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { proofPackWords as words } from '#src/wording/reports/proof-packs.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { daysOf, PERIOD_CHOICES, type PeriodChoice, type ProofPack } from './period.ts';

type Kind = ProofPack['kinds'][number];

const KINDS = Object.keys(words.hints) as Kind[];
/** All that a pack of everything may leave out. */
const OPTIONAL: Kind = 'invoice_pdf';
const labels = labelled(PROOF_PACK_KIND_LABELS);

/** What a pack is ordered with: its period, and what is in it. */
export function OrderCard({ busy, onMade }: { busy: boolean; onMade: (id: number) => void }) {
  const notify = useNotify();
  const [choice, setChoice] = useState<PeriodChoice>('last_month');
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [kinds, setKinds] = useState<readonly Kind[]>(KINDS);
  const everything = choice === 'everything';
  const days = daysOf(choice, today()) ?? typed;
  const wanted = KINDS.filter((kind) => kinds.includes(kind) || (everything && kind !== OPTIONAL));
  const isReady = wanted.length > 0 && (everything || (days.from !== '' && days.to !== ''));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      createProofPack({
        proof_pack: {
          period_from: everything ? null : days.from,
          period_to: everything ? null : days.to,
          kinds: wanted,
        },
      }),
    onSuccess: ({ id }) => {
      notify(words.started, { type: 'success' });
      onMade(id);
    },
  });
  return (
    <Card title={words.contents} note={words.contentsNote}>
      <div className="proof-packs__order">
        <div className="proof-packs__period">
          <SelectField
            label={words.period}
            value={choice}
            onChange={(value) => setChoice(value as PeriodChoice)}
            choices={PERIOD_CHOICES.map((value) => ({ value, label: words.periods[value] }))}
          />
          {!everything && (
            <DateRangeField
              label={words.days}
              value={days}
              today={today()}
              disabled={choice !== 'chosen'}
              onChange={setTyped}
            />
          )}
        </div>
        {everything && <Banner tone="neutral">{words.everythingText}</Banner>}
        <ul className="proof-packs__kinds">
          {KINDS.map((kind) => (
            <li key={kind}>
              <Checkbox
                label={labels[kind]}
                checked={wanted.includes(kind)}
                disabled={everything && kind !== OPTIONAL}
                onChange={(on) => setKinds(on ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
              />
              <p>{words.hints[kind]}</p>
            </li>
          ))}
        </ul>
        <p className="proof-packs__muted">{words.always}</p>
        {wanted.length === 0 && <p className="proof-packs__muted">{words.noKinds}</p>}
        {error !== null && <Banner tone="critical">{failureText(error)}</Banner>}
        <div>
          <Button
            tone="primary"
            icon={IconArchive}
            busy={isPending}
            disabled={!isReady}
            held={busy}
            onClick={() => mutate()}
          >
            {words.make}
          </Button>
        </div>
      </div>
    </Card>
  );
}
