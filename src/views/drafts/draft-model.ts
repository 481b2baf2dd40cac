/** What a form holds, by its fields; plain JSON. */
export type Values = Readonly<Record<string, unknown>>;

/** What a draft is about: whose, of which kind of record, and of which one. */
export type DraftPlace = { tenant: number; user: number; type: string; record: number | 'new' };

/** Only what was changed is kept, with what stood there before: what a draft does not say, it does not want changed. */
export type Changes = { values: Values; before: Values };

/** `slot` names the page that kept it, so that a page knows its own drafts from those of others. */
type DraftContent = Changes & { slot: string };

export type KeptDraft = {
  content: DraftContent;
  /** lock_version of the record it began from; null for a new one. */
  base_version: number | null;
  /** ISO instant. */
  saved_on: string;
};

/** As the drafts' address wants it. */
export const recordKey = ({ record }: DraftPlace) => String(record);

/** Drafts that nobody goes on with are given up after so many days, here as on the server. */
export const daysKept = 30;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A kept draft out of JSON; null for anything else: another version of the pages, or another hand, may have written it. */
export function readKept(value: unknown): KeptDraft | null {
  if (!isRecord(value) || !isRecord(value['content'])) return null;
  const { content, base_version, saved_on } = value;
  const { slot, values, before } = content;
  if (typeof slot !== 'string' || !isRecord(values) || !isRecord(before)) return null;
  if (typeof saved_on !== 'string' || Number.isNaN(Date.parse(saved_on))) return null;
  if (base_version !== null && typeof base_version !== 'number') return null;
  return { content: { slot, values, before }, base_version, saved_on };
}
