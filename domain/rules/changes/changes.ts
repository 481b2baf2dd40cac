import { addDays } from '../deadlines/calendar.ts';
import { rowsOn, type Dated } from '../dated.ts';
import { DEADLINES } from '../deadlines/deadlines.table.ts';
import { FORM_NAMES } from '../particulars/forms.table.ts';
import { FORMAT_VERSIONS } from '../particulars/format-versions.table.ts';
import { HOLIDAYS } from '../deadlines/holidays.table.ts';
import { LEGAL_SENTENCES, type LegalSentenceRow } from '../particulars/legal-sentences.table.ts';
import { RETAIL_BUYER } from '../particulars/retail-buyer.table.ts';
import { REVENUE_RELIEF } from '../tax/revenue-percentages.table.ts';
import { SYMBOL_LETTERS } from '../particulars/symbol-letters.table.ts';
import { VAT_RATES } from '../tax/vat-rates.table.ts';

export type ChangeKind =
  | 'vat_rate'
  | 'revenue_relief'
  | 'format_version'
  | 'sentence'
  | 'retail_buyer'
  | 'symbol_letter'
  | 'form'
  | 'deadline'
  | 'day_off';

/** Something of the law that is another from a day on. */
export type Change = {
  readonly kind: ChangeKind;
  /** First day of the new state, YYYY-MM-DD. */
  readonly on: string;
  /** What changes: the rate, the letter, the key of the sentence, the name of the holiday. */
  readonly subject: string;
  /** Its value before and from that day on; null where it did not hold, or no longer does. */
  readonly before: string | null;
  readonly after: string | null;
  readonly source: string;
};

type Fact = { readonly subject: string; readonly value: string; readonly row: Dated };
type Watched = { readonly kind: ChangeKind; readonly facts: readonly Fact[] };

const WATCHED: readonly Watched[] = [
  watch('vat_rate', VAT_RATES, ({ rate }) => [rate, rate]),
  watch('revenue_relief', REVENUE_RELIEF, ({ share }) => ['revenue_relief', share]),
  watch('format_version', FORMAT_VERSIONS, ({ version }) => ['version', version]),
  ...Object.entries(LEGAL_SENTENCES).map(([key, rows]) =>
    watch<LegalSentenceRow>('sentence', rows, ({ text }) => [key, text]),
  ),
  watch('retail_buyer', RETAIL_BUYER, ({ name }) => ['retail_buyer', name]),
  watch('symbol_letter', SYMBOL_LETTERS, ({ letter, meaning }) => [letter, meaning]),
  watch('form', FORM_NAMES, ({ form_no, letter, name }) => [form_no + (letter ?? ''), name]),
  watch('deadline', DEADLINES, ({ key, due }) => [key, JSON.stringify(due)]),
];

/**
 * What changes after `date`, up to and with `until`, by day: a rate that ends, a new version, other words, a day off.
 * A rule that is only continued by its next row is no change. Holidays that are not decided are left out.
 */
export function changesAhead(date: string, until: string): readonly Change[] {
  const changes = WATCHED.flatMap((watched) =>
    turningDays(watched, date, until).flatMap((on) => changesOn(watched, on)),
  );
  return [...changes, ...daysOff(date, until)].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

function watch<Row extends Dated>(
  kind: ChangeKind,
  rows: readonly Row[],
  read: (row: Row) => readonly [subject: string, value: string],
): Watched {
  const facts = rows.map((row) => {
    const [subject, value] = read(row);
    return { subject, value, row };
  });
  return { kind, facts };
}

/** Days on which a row begins, or the one after it has ended. */
function turningDays({ facts }: Watched, date: string, until: string): readonly string[] {
  const days = facts.flatMap(({ row }) => [
    row.valid_from,
    ...(row.valid_to === null ? [] : [addDays(row.valid_to, 1)]),
  ]);
  return [...new Set(days)].filter((day) => date < day && day <= until);
}

function changesOn({ kind, facts }: Watched, on: string): readonly Change[] {
  const [old_facts, new_facts] = [factsOn(facts, addDays(on, -1)), factsOn(facts, on)];
  const subjects = new Set([...old_facts.keys(), ...new_facts.keys()]);
  return [...subjects].flatMap((subject) => {
    const [old_fact, new_fact] = [old_facts.get(subject), new_facts.get(subject)];
    const [before, after] = [old_fact?.value ?? null, new_fact?.value ?? null];
    const source = (new_fact ?? old_fact)?.row.source ?? '';
    return before === after ? [] : [{ kind, on, subject, before, after, source }];
  });
}

function factsOn(facts: readonly Fact[], day: string): ReadonlyMap<string, Fact> {
  const held = facts.filter(({ row }) => rowsOn([row], day).length > 0);
  return new Map(held.map((fact) => [fact.subject, fact]));
}

function daysOff(date: string, until: string): readonly Change[] {
  return HOLIDAYS.filter(
    ({ certainty, valid_from }) => certainty !== 'unsure' && date < valid_from && valid_from <= until,
  ).map(({ name, valid_from, source }) => ({
    kind: 'day_off',
    on: valid_from,
    subject: name,
    before: null,
    after: name,
    source,
  }));
}
