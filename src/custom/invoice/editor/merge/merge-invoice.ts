import { changesBetween } from '#src/views/drafts/difference.ts';
import { mergeDraft, settled, type Side } from '#src/views/drafts/merge-draft.ts';
import { savedLine, savedValues } from '../draft/saved-values.ts';
import { isBlank, type Draft, type DraftLine } from '../draft/draft.ts';
import { HEAD_UNITS, LINE_UNITS, type LineUnit } from './merge-units.table.ts';
import { pairLines } from './pair-lines.ts';

/** What of the invoice a difference is about: a field of it, a line (`unit` null), or a field of a line. */
export type MergePlace =
  | { of: 'head'; unit: string }
  /** `number`: as people count them, from 1. */
  | { of: 'line'; number: number; unit: LineUnit | null };

/** Both changed it, each to something else. The texts are JSON of the fields of its unit; null is a line that is not there. */
export type InvoiceConflict = MergePlace & { key: string; mine: unknown; theirs: unknown };

export type InvoiceMerge = {
  contested: readonly InvoiceConflict[];
  /** Changed by the other person alone. */
  theirs: readonly MergePlace[];
  settle: (choices: Readonly<Record<string, Side>>) => Draft;
};

const GONE = 'null';

/** Text of each part, so that the merge compares what would be saved and can hold anything. */
type Parts = Record<string, string>;

function picked(from: Readonly<Record<string, unknown>>, fields: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, from[field]])));
}

const units = Object.keys(LINE_UNITS) as LineUnit[];
const lineText = (line: DraftLine) => JSON.stringify(savedLine(line));
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
  const ofBase = base.lines.filter((line) => !isBlank(line));
  const ofTheirs = theirs.lines.filter((line) => !isBlank(line));
  const here = pairLines(ofBase, mine.lines, levels);
  const there = pairLines(ofBase, ofTheirs, levels);
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
    else
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

  const settle = (choices: Readonly<Record<string, Side>>): Draft => {
    const kept = settled(merge, choices);
    const isMine = (key: string) => key in kept || typed[key] === saved[key];
    const head = Object.fromEntries(
      Object.keys(heads.before)
        .filter((unit) => !isMine(unit))
        .flatMap((unit) => fieldsOfHead(unit).map((field) => [field, theirs[field as keyof Draft]])),
    );
    let key = Math.max(0, ...mine.lines.map((line) => line.key));
    const under = (line: DraftLine): DraftLine => ({ ...line, key: ++key });
    const added = (follows: number): DraftLine[] => {
      const others = (there.added.get(follows) ?? []).flatMap((place) => ofTheirs[place] ?? []);
      const texts = new Set(others.map(lineText));
      const own = (here.added.get(follows) ?? []).flatMap((place) => mine.lines[place] ?? []);
      return [...others.map(under), ...own.filter((line) => isBlank(line) || !texts.has(lineText(line)))];
    };
    const lines = pairs.flatMap(({ own, other }, at): DraftLine[] => {
      const whole = own === undefined || other === undefined;
      if (whole) {
        const chosen = isMine(`line ${at}`) ? own : other && under(other);
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

function placeOf(places: ReadonlyMap<string, MergePlace>, key: string): MergePlace {
  const place = places.get(key);
  if (place === undefined) throw new Error(`no place for ${key}`);
  return place;
}

function pick(line: DraftLine, fields: readonly (keyof DraftLine)[]): Partial<DraftLine> {
  return Object.fromEntries(fields.map((field) => [field, line[field]]));
}
