/** What Vietnamese certificates write into the UID of a subject: `MST:` and a tax code, `CCCD:` and the number of a person. */
const TAX_CODE = /^MST:\s*(\S+)$/i;
const PERSON = /^CCCD:\s*(\d{12})$/i;

/**
 * The tax code in the UIDs of a certificate's subject (RFC 4519, 2.39), null where none says one. Since 2025-07-01 the number of a person is the
 * tax code of households and individuals (TT 86/2024/TT-BTC); a certificate of a person in a company has that company's beside it.
 */
export function taxCodeOfUids(uids: readonly string[]): string | null {
  const codeIn = (pattern: RegExp): string | undefined =>
    uids.flatMap((uid) => pattern.exec(uid)?.[1] ?? [])[0];
  return codeIn(TAX_CODE) ?? codeIn(PERSON) ?? null;
}
