import { deadlineRuleOn } from '#domain/rules/deadlines/deadlines.ts';
import type { DeadlineKey } from '#domain/rules/deadlines/deadlines.table.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { Relay } from '#src/ui/display/relay.tsx';
import type { RelayState } from '#src/ui/display/relay.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { firstRunWords } from '#src/wording/first-run.ts';
import type { OpenStanding, Registration } from './first-run-facts.ts';
import type { StepNote } from './first-run-steps.ts';
import { actorName } from './guide-texts.ts';
import type { Wait } from './waits.ts';

const hands = ['sign', 'send', 'compare', 'confirm', 'decide'] as const;

type Hand = (typeof hands)[number];
type Place = { hand: Hand; state: RelayState };

/** Where the declaration is before the authority reviews it, and how it is there; one that is not written waits. */
const places = {
  none: { hand: 'sign', state: 'waiting' },
  draft: { hand: 'sign', state: 'now' },
  signing: { hand: 'sign', state: 'now' },
  unsigned: { hand: 'sign', state: 'failed' },
  sending: { hand: 'send', state: 'now' },
  unknown: { hand: 'send', state: 'unknown' },
  answer: { hand: 'compare', state: 'now' },
  refused: { hand: 'decide', state: 'failed' },
} as const satisfies Record<OpenStanding | 'none', Place>;

/** Refused before it was compared: it could not be read, or was not received. */
const notReceived: Place = { hand: 'compare', state: 'failed' };

const reviewHands = {
  comparing: 'compare',
  confirmation_wanted: 'confirm',
  confirmed: 'decide',
  explanation_wanted: 'confirm',
  explained: 'decide',
} as const satisfies Record<NonNullable<Registration['review']>, Hand>;

function placeOf(note: DeclarationNote | null): Place {
  if (note === null) return places.none;
  const { at, registration } = note;
  if (at === 'refused' && registration.status !== 'tax_authority_not_accepted') return notReceived;
  return at === 'answer' && registration.review !== null
    ? { hand: reviewHands[registration.review], state: 'now' }
    : places[at];
}

/** What the law gives each of those who act after it was sent (TT 91/2026 Điều 6.2). */
const deadlines: Readonly<Partial<Record<Hand, DeadlineKey>>> = {
  compare: 'compare_registration',
  confirm: 'confirm_registration',
  decide: 'decide_registration',
};

/** Working days of a deadline that is in force; null where the law counts otherwise. */
export function workingDays(key: DeadlineKey | undefined): number | null {
  const due = key === undefined ? undefined : deadlineRuleOn(key, today())?.due;
  return due?.kind === 'working_days' ? due.count : null;
}

type DeclarationNote = Extract<StepNote, { code: 'declaration' }>;

type DeclarationNowProps = { note: StepNote | null; waits: readonly Wait[] };

/** The declaration as it is now: who acts, how long that takes, its way from hand to hand, and what may come of it. */
export function DeclarationNow({ note: told, waits }: DeclarationNowProps) {
  const note = told?.code === 'declaration' ? told : null;
  return (
    <div className="first-run__declaration">
      {note?.at === 'refused' &&
        note.registration.reasons.map(({ code, message }) => (
          <p key={code} className="first-run__reason">
            {firstRunWords.refusedFor(message)}
          </p>
        ))}
      <NowFacts note={note} waits={waits} />
      <DeclarationWay note={note} />
      <AfterSent />
    </div>
  );
}

function NowFacts({ note, waits }: { note: DeclarationNote | null; waits: readonly Wait[] }) {
  const { account, tenant } = useSignedIn();
  const { who, when, office, you, atOnce } = firstRunWords.now;
  const isAway = note !== null && !['draft', 'unsigned', 'refused'].includes(note.at);
  const wait = isAway ? waits[0] : undefined;
  const facts = [
    { term: who, value: wait === undefined ? you : actorName(wait, account.full_name) },
    { term: when, value: wait === undefined ? atOnce : whenText(wait) },
    { term: office, value: note?.registration.tax_authority_name ?? tenant.tax_authority_name ?? '–' },
  ];
  return (
    <dl className="first-run__now">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function whenText({ actor, due_on }: Wait): string {
  const { itself, until, late, within, open } = firstRunWords.now;
  if (due_on !== null) return (due_on < today() ? late : until)(formatDate(due_on));
  if (actor === 'signer') return open;
  const days = workingDays('compare_registration');
  return actor === 'authority' && days !== null ? within(days) : itself;
}

/** The way of a declaration from hand to hand: who acts now, who then, and how long that may take. */
function DeclarationWay({ note }: { note: DeclarationNote | null }) {
  const { hand: now, state } = placeOf(note);
  const stateOf = (hand: Hand): RelayState => {
    if (hand === now) return state;
    // Whether the representative was asked before it was refused is not known.
    if (hand === 'confirm' && note?.at === 'refused') return 'waiting';
    return hands.indexOf(hand) < hands.indexOf(now) ? 'done' : 'waiting';
  };
  const { name, labels, who, within } = firstRunWords.way;
  const explains =
    note?.registration.review === 'explanation_wanted' || note?.registration.review === 'explained';
  return (
    <Relay
      name={name}
      steps={hands.map((hand) => {
        const isExplaining = explains && hand === 'confirm';
        const days = workingDays(isExplaining ? 'explain_registration' : deadlines[hand]);
        const actor = isExplaining ? who.explain : who[hand];
        return {
          key: hand,
          label: isExplaining ? labels.explain : labels[hand],
          note: days === null ? actor : `${actor}, ${within(days)}`,
          state: stateOf(hand),
        };
      })}
    />
  );
}

/** What may come back, and what follows from each. */
function AfterSent() {
  const words = firstRunWords.afterSent;
  const confirm = workingDays('confirm_registration');
  const explain = workingDays('explain_registration');
  return (
    <div className="first-run__after">
      <b>{words.title}</b>
      <ul>
        <li>
          <Glyph tone="highlight" />
          <span>
            <b>{words.accepts}</b> {words.acceptsText}
          </span>
        </li>
        <li>
          <Glyph tone="critical" />
          <span>
            <b>{words.refuses}</b> {words.refusesText}
          </span>
        </li>
        {confirm !== null && explain !== null && (
          <li>
            <Glyph tone="warning" />
            <span>
              <b>{words.wants}</b> {words.wantsText(confirm, explain)}
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}
