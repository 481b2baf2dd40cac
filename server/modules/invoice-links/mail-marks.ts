import { sealIds, unsealIds } from './tokens.ts';

/** What kind of mail a report is about. */
type MailKind = 'invoice' | 'statement';

/** Which mail a report is about. `email_id`: of a statement what `statementMailId` makes. */
export type MailRef = { kind: MailKind; tenant_id: number; email_id: number };

/** Mails of one statement are distinguished by their number, as far as one byte goes. */
const MAILS_OF_ONE = 256;

/** A mail of a statement as one number. */
export const statementMailId = ({ statement_id, mail_no }: StatementMail): number =>
  statement_id * MAILS_OF_ONE + (mail_no % MAILS_OF_ONE);

export const statementOfMailId = (email_id: number): StatementMail => ({
  statement_id: Math.floor(email_id / MAILS_OF_ONE),
  mail_no: email_id % MAILS_OF_ONE,
});

type StatementMail = { statement_id: number; mail_no: number };

const WIDTHS = [4, 5] as const;
/** 80 bits: what is reported of a mail is believed to be about it. */
const TAG_BYTES = 10;
const PURPOSES = {
  invoice: 'mark of a mail',
  statement: 'mark of a mail of a statement',
} as const satisfies Record<MailKind, string>;
const KINDS = Object.keys(PURPOSES) as MailKind[];

/** Letters and digits of RFC 4648 in small: the name before @ may lose its capitals on the way. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const MARK_LENGTH = 31;
const BYTES = WIDTHS[0] + WIDTHS[1] + TAG_BYTES;

/** What a mail is known by when a report of it comes back, 31 characters. */
export function markOf(secret: Buffer, { kind, tenant_id, email_id }: MailRef): string {
  let bits = BigInt(
    `0x${sealIds(secret, PURPOSES[kind], [tenant_id, email_id], WIDTHS, TAG_BYTES).toString('hex')}`,
  );
  let text = '';
  for (let at = 0; at < MARK_LENGTH; at += 1) {
    text = (LETTERS[Number(bits % 32n)] ?? '') + text;
    bits /= 32n;
  }
  return text;
}

export function mailOfMark(secret: Buffer, mark: string): MailRef | null {
  if (mark.length !== MARK_LENGTH) return null;
  let bits = 0n;
  for (const letter of mark.toLowerCase()) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    bits = bits * 32n + BigInt(value);
  }
  const hex = bits.toString(16).padStart(BYTES * 2, '0');
  if (hex.length !== BYTES * 2) return null;
  for (const kind of KINDS) {
    const ids = unsealIds(secret, PURPOSES[kind], Buffer.from(hex, 'hex'), WIDTHS, TAG_BYTES);
    const [tenant_id, email_id] = ids ?? [];
    if (tenant_id !== undefined && email_id !== undefined) return { kind, tenant_id, email_id };
  }
  return null;
}

/** The Message-ID of a mail (RFC 5322 3.6.4), in the domain of its sender. */
export function messageIdOf(mark: string, sender: string): string {
  return `<hd.${mark}@${domainOf(sender)}>`;
}

/** The envelope's sender (RFC 5321 4.1.1.2), to which reports go: `tra-lai+MARK@hoadon.vn`. */
export function returnPathOf(mark: string, bounce_address: string): string {
  const at = bounce_address.lastIndexOf('@');
  return `${bounce_address.slice(0, at)}+${mark}${bounce_address.slice(at)}`;
}

/** The marks in the source of a report: of the address it came to, and of the mail it is about. */
export function marksIn(source: string): string[] {
  const found = [...source.matchAll(/(?:\+|\bhd\.)([a-z2-7]{31})@/gi)].map(([, mark = '']) =>
    mark.toLowerCase(),
  );
  return [...new Set(found)];
}

/** Of `Hóa Đơn Số <thu@hoadon.vn>` or `thu@hoadon.vn`. */
function domainOf(sender: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(sender)?.[1] ?? 'localhost';
}
