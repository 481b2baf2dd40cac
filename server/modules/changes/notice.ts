/** What the database notifies of (migration 082). */
export type ChangeNotice = {
  tenant_id: number;
  subject: string;
  ids: readonly number[] | null;
  /** Whose alone it is; null for the whole company's. */
  user_id: number | null;
  /** It can be a notice under the bell. */
  bell: boolean;
};

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value);

/** Reads a payload of the channel; null for any other text: every role of the database can write to a channel. */
export function readNotice(payload: string): ChangeNotice | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(payload);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { tenant_id, subject, ids, user_id, bell } = parsed as Readonly<Record<string, unknown>>;
  if (!isNumber(tenant_id) || typeof subject !== 'string') return null;
  return {
    tenant_id,
    subject,
    ids: Array.isArray(ids) && ids.every(isNumber) ? ids : null,
    user_id: isNumber(user_id) ? user_id : null,
    bell: bell === true,
  };
}
