import { describe, expect, test } from 'vitest';
import {
  alreadyMail,
  invitationMail,
  invitationRequestMail,
  noticeMail,
  NOTICES,
  resetMail,
  trialCodeMail,
  type NoticeKind,
} from './mails.ts';

const URL = 'https://hoadon.test/s/khoa';
const to = {
  email: 'chi@vidu.example',
  full_name: '<img src=x onerror=alert(1)>',
  company_name: 'Anh & Em "Một" <b>',
};

const MAILS = [
  ['an invitation', invitationMail(to, URL, '<script>alert(1)</script>\ndòng hai')],
  [
    'a request to be invited',
    invitationRequestMail(to, { full_name: '<script>', email: 'b@vidu.example' }, 'https://hoadon.test'),
  ],
  ['a reset', resetMail(to, URL, null)],
  ['a code', trialCodeMail(to.email, '012345')],
  ['an address that has an account', alreadyMail(to.email, 'https://hoadon.test')],
  ...Object.keys(NOTICES).map(
    (kind) => [kind, noticeMail(kind as NoticeKind, to, 'https://hoadon.test')] as const,
  ),
] as const;

describe.each(MAILS)('%s', (_what, mail) => {
  test('goes to its person with a subject of one line', () => {
    expect(mail.to).toBe(to.email);
    expect(mail.subject).toMatch(/^[^\r\n]{10,}$/);
  });

  test('lets nothing that somebody typed become markup', () => {
    for (const piece of ['<img', '<script', '<b>', 'Anh & Em']) expect(mail.html).not.toContain(piece);
  });

  test('asks for no picture and no file from outside', () => {
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|style)\b|url\(/i);
  });

  test('says the same in both forms', () => {
    const said = mail.html
      .replace(/<head>.*?<\/head>/s, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
    for (const line of mail.text.split('\n').map((one) => one.replace(/^> /, '').replace(/:$/, '')))
      expect(plain(said)).toContain(plain(line));
  });
});

test('the link and the code stand in the text as they are', () => {
  expect(invitationMail(to, URL, null).text).toContain(`\n${URL}\n`);
  expect(trialCodeMail(to.email, '012345').text).toContain('\n012345\n');
});
