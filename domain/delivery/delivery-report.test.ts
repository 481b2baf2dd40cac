import { describe, expect, test } from 'vitest';
import { bounceWords, recipientReports } from './delivery-report.ts';

const group = (fields: string) =>
  `Reporting-MTA: dns; mx.khach.vn\r\n\r\n${fields.replaceAll('\n', '\r\n')}\r\n`;

describe('the report of a mail server', () => {
  test.each<[string, string, string, string | null]>([
    [
      'no such mailbox',
      'Final-Recipient: rfc822; khong-co@khach.vn\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 <khong-co@khach.vn>:\n    Recipient address rejected',
      'bounced',
      'no_mailbox',
    ],
    [
      'a general code with words',
      'Final-Recipient: RFC822;khong-co@khach.vn\nAction: Failed\nStatus: 5.0.0\nDiagnostic-Code: smtp;550 User unknown',
      'bounced',
      'no_mailbox',
    ],
    [
      'a domain that is not there',
      'Final-Recipient: rfc822; a@khach.con\nAction: failed\nStatus: 5.4.4\nDiagnostic-Code: X-Postfix; Host or domain name not found',
      'bounced',
      'no_domain',
    ],
    [
      'a full mailbox',
      'Final-Recipient: rfc822; a@khach.vn\nAction: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 552 quota exceeded',
      'bounced',
      'full',
    ],
    [
      'a policy',
      'Original-Recipient: rfc822; a@khach.vn\nAction: failed\nStatus: 5.7.1 (delivery not authorized)',
      'bounced',
      'refused',
    ],
    [
      'a code that is none',
      'Final-Recipient: rfc822; a@khach.vn\nAction: failed\nStatus: x',
      'bounced',
      'other',
    ],
    ['delivery', 'Final-Recipient: rfc822; a@khach.vn\nAction: delivered\nStatus: 2.0.0', 'delivered', null],
    ['a delay', 'Final-Recipient: rfc822; a@khach.vn\nAction: delayed\nStatus: 4.4.1', 'delayed', null],
  ])('says %s', (_what, fields, outcome, kind) => {
    const [report, ...more] = recipientReports(group(fields));
    expect([report?.outcome, report?.kind, more]).toEqual([outcome, kind, []]);
  });

  test('says nothing where it was only handed on, and where no recipient is named', () => {
    expect(
      recipientReports(group('Final-Recipient: rfc822; a@khach.vn\nAction: relayed\nStatus: 2.0.0')),
    ).toEqual([]);
    expect(recipientReports(group('Action: failed\nStatus: 5.1.1'))).toEqual([]);
    expect(recipientReports('')).toEqual([]);
  });

  test('has a group for each recipient', () => {
    const two =
      'Final-Recipient: rfc822; a@khach.vn\nAction: failed\nStatus: 5.1.1\n\nFinal-Recipient: rfc822; b@khach.vn\nAction: delivered\nStatus: 2.0.0';
    expect(recipientReports(group(two)).map(({ outcome }) => outcome)).toEqual(['bounced', 'delivered']);
  });

  test('is told with what to do first, then in the words of the server', () => {
    const [report] = recipientReports(
      group(
        'Final-Recipient: rfc822; a@khach.vn\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 No such user',
      ),
    );
    expect(bounceWords(report ?? { kind: null, said: null })).toBe(
      'Máy chủ nhận nói không có hộp thư này. Gửi lại cùng địa chỉ sẽ bị trả lại tiếp. (550 No such user)',
    );
  });
});
