import { changesBetween } from '#src/views/drafts/difference.ts';
import { mergeDraft, settled, type Side } from '#src/views/drafts/merge-draft.ts';
import { savedLine, savedValues } from '../draft/saved-values.ts';
import { isBlank, type Draft, type DraftLine } from '../draft/draft.ts';
import { HEAD_UNITS, LINE_UNITS, type LineUnit } from './merge-units.table.ts';
import { pairLines, type PairedLines } from './pair-lines.ts';

/** What of the invoice a difference is about: a field of it, a line (`unit` null), or a field of a line. */
export type MergePlace =
  | { of: 'head'; unit: string }
  /** `number`: as people count them, from 1. */
  | { of: 'line'; number: number; unit: LineUnit | null };

/** Both changed it, each to something else. The texts are JSON of the fields of its unit; null is a line that is not there. */
type InvoiceConflict = MergePlace & { key: string; mine: unknown; theirs: unknown };

export type InvoiceMerge = {
  contested: readonly InvoiceConflict[];
  /** Changed by the other person alone. */
  theirs: readonly MergePlace[];
  /** Lines of theirs get keys above `top`, and each the same in whatever draft it comes into. */
  settle: (choices: Readonly<Record<string, Side>>, top?: number) => Draft;
};

const GONE = 'null';

/** Text of each part, so that the merge compares what would be saved and can hold anything. */
type Parts = Record<string, string>;

function picked(from: Readonly<Record<string, unknown>>, fields: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, from[field]])));
}

const units = Object.keys(LINE_UNITS) as LineUnit[];
/** Lines are compared many times, and those that were not touched are the same objects. */
const texts = new WeakMap<DraftLine, string>();
function lineText(line: DraftLine): string {
  const text = texts.get(line) ?? JSON.stringify(savedLine(line));
  texts.set(line, text);
  return text;
}

const sameGoods = (one: DraftLine, other: DraftLine) =>
  one.name === other.name && one.code === other.code && one.product_id === other.product_id;
const levels = [(one: DraftLine, other: DraftLine) => lineText(one) === lineText(other), sameGoods];

function headParts(draft: Draft): Parts {
  const values: Record<string, unknown> = savedValues(draft);
  const grouped = Object.entries(HEAD_UNITS);
  const inGroup = new Set<string>(grouped.flatMap(([, fields]) => fields));
  const alone = Object.keys(values).filter((field) => field !== 'lines' && !inGroup.has(field));
  return Object.fromEntries([
    ...grouped.map(([unit, fields]) => [unit, picked(values, fields)] as const),
    ...alone.map((field) => [field, picked(values, [field])] as const),
  ]);
}

const fieldsOfHead = (unit: string): readonly string[] =>
  HEAD_UNITS[unit as keyof typeof HEAD_UNITS] ?? [unit];

/**
 * What is typed here (`mine`, made from `base`) and what another person saved meanwhile, in one invoice. What one side alone
 * changed is taken; a conflict is only what both changed to different things. Settling it needs a choice for each.
 */
export function mergeInvoice(base: Draft, mine: Draft, theirs: Draft): InvoiceMerge {
  return mergeWith(base, mine, linesBetween(base, theirs));
}

type Theirs = { theirs: Draft; ofBase: DraftLine[]; ofTheirs: DraftLine[]; there: PairedLines };

/** Which line of theirs is which: the same for every state of what is typed here. */
function linesBetween(base: Draft, theirs: Draft): Theirs {
  const ofBase = base.lines.filter((line) => !isBlank(line));
  const ofTheirs = theirs.lines.filter((line) => !isBlank(line));
  return { theirs, ofBase, ofTheirs, there: pairLines(ofBase, ofTheirs, levels) };
}

function mergeWith(base: Draft, mine: Draft, { theirs, ofBase, ofTheirs, there }: Theirs): InvoiceMerge {
  const here = pairLines(ofBase, mine.lines, levels);
  const heads = { before: headParts(base), mine: headParts(mine), theirs: headParts(theirs) };
  const before: Parts = { ...heads.before };
  const typed: Parts = { ...heads.mine };
  const saved: Parts = { ...heads.theirs };
  const places = new Map<string, MergePlace>(Object.keys(before).map((unit) => [unit, { of: 'head', unit }]));
  const pairs = ofBase.map((line, at) => {
    const [own, other] = [mine.lines[here.places[at] ?? -1], ofTheirs[there.places[at] ?? -1]];
    const number = (here.places[at] ?? at) + 1;
    const put = (unit: LineUnit | null, text: (one: DraftLine | undefined) => string) => {
      const key = unit === null ? `line ${at}` : `line ${at} ${unit}`;
      before[key] = text(line);
      typed[key] = text(own);
      saved[key] = text(other);
      places.set(key, { of: 'line', number, unit });
    };
    if (own === undefined || other === undefined)
      put(null, (one) => (one === undefined ? GONE : lineText(one)));
    else if (lineText(own) !== lineText(other) || lineText(own) !== lineText(line))
      for (const unit of units)
        put(unit, (one) => (one === undefined ? GONE : picked(savedLine(one), LINE_UNITS[unit])));
    return { own, other };
  });

  const changes = changesBetween(before, typed) ?? { values: {}, before: {} };
  const merge = mergeDraft(changes, { stored: saved, shown: saved });
  const contested = merge.contested.map(({ key, draft, current }) => ({
    ...placeOf(places, key),
    key,
    mine: JSON.parse(String(draft)) as unknown,
    theirs: JSON.parse(String(current)) as unknown,
  }));
  const asked = new Set(contested.map(({ key }) => key));
  const theirsAlone = Object.keys(before).filter(
    (key) => before[key] !== saved[key] && typed[key] !== saved[key] && !asked.has(key),
  );
  const linesAdded = [...there.added.values()].flat();

  const settle = (choices: Readonly<Record<string, Side>>, top = 0): Draft => {
    const kept = settled(merge, choices);
    const isMine = (key: string) => key in kept || typed[key] === saved[key];
    const head = Object.fromEntries(
      Object.keys(heads.before)
        .filter((unit) => !isMine(unit))
        .flatMap((unit) => fieldsOfHead(unit).map((field) => [field, theirs[field as keyof Draft]])),
    );
    const highest = mine.lines.reduce((most, { key }) => Math.max(most, key), top);
    const under = (line: DraftLine, place: number): DraftLine => ({ ...line, key: highest + 1 + place });
    const added = (follows: number): DraftLine[] => {
      const others = (there.added.get(follows) ?? []).flatMap((place) => {
        const line = ofTheirs[place];
        return line === undefined ? [] : [under(line, place)];
      });
      const texts = new Set(others.map(lineText));
      const own = (here.added.get(follows) ?? []).flatMap((place) => mine.lines[place] ?? []);
      return [...others, ...own.filter((line) => isBlank(line) || !texts.has(lineText(line)))];
    };
    const lines = pairs.flatMap(({ own, other }, at): DraftLine[] => {
      const whole = own === undefined || other === undefined;
      if (whole) {
        const chosen = isMine(`line ${at}`) ? own : other && under(other, there.places[at] ?? 0);
        return [...(chosen === undefined ? [] : [chosen]), ...added(at)];
      }
      const taken = units.filter((unit) => !isMine(`line ${at} ${unit}`)).flatMap((unit) => LINE_UNITS[unit]);
      const line = taken.length === 0 ? own : { ...own, ...pick(other, taken) };
      return [line, ...added(at)];
    });
    return { ...mine, ...head, lines: [...added(-1), ...lines] };
  };
  return {
    contested,
    theirs: [
      ...theirsAlone.map((key) => placeOf(places, key)),
      ...linesAdded.map((place): MergePlace => ({ of: 'line', number: place + 1, unit: null })),
    ],
    settle,
  };
}

/**
 * What another person saved, brought into any state of what is typed here. Where both changed the same to different things it is theirs,
 * unless mine was chosen: a step taken back never takes theirs away unseen.
 */
export function joining(
  base: Draft,
  theirs: Draft,
  choices: Readonly<Record<string, Side>>,
): (state: Draft, top: number) => Draft {
  const between = linesBetween(base, theirs);
  return (state, top) => {
    const { contested, settle } = mergeWith(base, state, between);
    const sides = contested.map(({ key }) => [key, choices[key] ?? 'current'] as const);
    return settle(Object.fromEntries(sides), top);
  };
}

function placeOf(places: ReadonlyMap<string, MergePlace>, key: string): MergePlace {
  const place = places.get(key);
  if (place === undefined) throw new Error(`no place for ${key}`);
  return place;
}

function pick(line: DraftLine, fields: readonly (keyof DraftLine)[]): Partial<DraftLine> {
  return Object.fromEntries(fields.map((field) => [field, line[field]]));
}
