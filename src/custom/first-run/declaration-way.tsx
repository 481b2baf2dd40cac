import { deadlineRuleOn } from '#domain/rules/deadlines/deadlines.ts';
import type { DeadlineKey } from '#domain/rules/deadlines/deadlines.table.ts';
import { today } from '#src/providers/today.ts';
import { Relay } from '#src/ui/display/relay.tsx';
import type { RelayState } from '#src/ui/display/relay.tsx';
import { firstRunWords } from '#src/wording/first-run.ts';
import type { OpenStanding } from './first-run-facts.ts';

const hands = ['sign', 'send', 'compare', 'confirm', 'decide'] as const;

type Hand = (typeof hands)[number];

/** Where the declaration is, and how it is there. */
const reached = {
  draft: { hand: 'sign', state: 'now' },
  signing: { hand: 'sign', state: 'now' },
  unsigned: { hand: 'sign', state: 'failed' },
  sending: { hand: 'send', state: 'now' },
  unknown: { hand: 'send', state: 'unknown' },
  answer: { hand: 'compare', state: 'now' },
  refused: { hand: 'decide', state: 'failed' },
} as const satisfies Record<OpenStanding, { hand: Hand; state: RelayState }>;

/** What the law gives each of those who act after it was sent (TT 91/2026 Điều 6.2). */
const deadlines: Readonly<Partial<Record<Hand, DeadlineKey>>> = {
  compare: 'compare_registration',
  confirm: 'confirm_registration',
  decide: 'decide_registration',
};

/** Working days of a deadline that is in force; null where the law counts otherwise. */
function workingDays(key: DeadlineKey | undefined): number | null {
  const due = key === undefined ? undefined : deadlineRuleOn(key, today())?.due;
  return due?.kind === 'working_days' ? due.count : null;
}

/** The way of a declaration from hand to hand: who acts now, who then, and how long that may take. */
export function DeclarationWay({ at }: { at: OpenStanding }) {
  const { hand: now, state } = reached[at];
  const stateOf = (hand: Hand): RelayState => {
    if (hand === now) return state;
    return hands.indexOf(hand) < hands.indexOf(now) ? 'done' : 'waiting';
  };
  const { name, labels, who, within } = firstRunWords.way;
  return (
    <Relay
      name={name}
      steps={hands.map((hand) => {
        const days = workingDays(deadlines[hand]);
        return {
          key: hand,
          label: labels[hand],
          note: days === null ? who[hand] : `${who[hand]}, ${within(days)}`,
          state: stateOf(hand),
        };
      })}
    />
  );
}
