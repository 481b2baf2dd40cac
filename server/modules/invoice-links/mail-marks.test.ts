import { expect, test } from 'vitest';
import {
  mailOfMark,
  markOf,
  marksIn,
  messageIdOf,
  returnPathOf,
  statementMailId,
  statementOfMailId,
} from './mail-marks.ts';

const secret = Buffer.alloc(32, 7);

test('a mark says which mail it is of, whatever became of its capitals, and is made by nobody else', () => {
  const mail = { kind: 'invoice' as const, tenant_id: 3, email_id: 2 ** 40 - 1 };
  const mark = markOf(secret, mail);
  expect(mark).toMatch(/^[a-z2-7]{31}$/);
  expect(mailOfMark(secret, mark.toUpperCase())).toEqual(mail);
  expect(mailOfMark(Buffer.alloc(32, 8), mark)).toBeNull();
  for (let at = 0; at < mark.length; at += 1) {
    const other = mark[at] === 'a' ? 'b' : 'a';
    expect(mailOfMark(secret, mark.slice(0, at) + other + mark.slice(at + 1))).toBeNull();
  }
  for (const odd of ['', 'a', '1'.repeat(31), '7'.repeat(31)]) expect(mailOfMark(secret, odd)).toBeNull();
});

test('it stands in the address that reports come to and in the id of the mail, and is found in both', () => {
  const mark = markOf(secret, { kind: 'invoice', tenant_id: 1, email_id: 7 });
  expect(returnPathOf(mark, 'tra-lai@hoadon.vn')).toBe(`tra-lai+${mark}@hoadon.vn`);
  expect(messageIdOf(mark, 'Hóa Đơn Số <thu@hoadon.vn>')).toBe(`<hd.${mark}@hoadon.vn>`);
  const report = `To: tra-lai+${mark.toUpperCase()}@hoadon.vn\r\n\r\nMessage-ID: <hd.${mark}@hoadon.vn>\r\n`;
  expect(marksIn(report)).toEqual([mark]);
});

test('a mail of a statement is told from one of an invoice, and from the mails of the same statement before it', () => {
  const email_id = statementMailId({ statement_id: 7, mail_no: 259 });
  const of = mailOfMark(secret, markOf(secret, { kind: 'statement', tenant_id: 1, email_id }));
  expect(of).toEqual({ kind: 'statement', tenant_id: 1, email_id });
  expect(statementOfMailId(email_id)).toEqual({ statement_id: 7, mail_no: 3 });
});
