import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { fixedClock } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';
import { folderMailer } from './open-mailer.ts';
import type { Mail } from './mailer.ts';

const root = mkdtempSync(join(tmpdir(), 'hoadon-mail-'));
afterAll(() => rmSync(root, { recursive: true }));

const MAIL: Mail = {
  to: 'chi.hoa@vidu.example',
  subject: 'Đặt lại mật khẩu',
  text: 'Chào chị,\n\nhttps://hoadon.test/s/khoa\n\nhttps://khac.example\n',
  html: '<p>Chào chị</p>',
};

let boxes = 0;
type Sent = { folder: string; files: string[]; said: string[]; logged: string };

async function sent(mails: readonly Mail[], terminal = true): Promise<Sent> {
  const folder = join(root, `hop-thu-${(boxes += 1)}`);
  const said: string[] = [];
  const clock = fixedClock('2026-11-20T02:00:00.000Z');
  const say = (line: string): void => void said.push(line);
  let logged = '';
  const log = createLog('info', { write: (line: string) => void (logged += line) });
  const from = 'Hóa Đơn Số <thu@hoadon.test>';
  const mailer = folderMailer({ folder, from, clock, log, terminal: terminal ? say : null });
  for (const mail of mails) await mailer.send(mail);
  await mailer.close();
  return { folder, files: readdirSync(folder), said, logged };
}

async function readOnly(mail: Partial<Mail>): Promise<Email> {
  const { folder, files } = await sent([{ ...MAIL, ...mail }]);
  return PostalMime.parse(readFileSync(join(folder, files[0] ?? '')));
}

test('a mail lands in a file named by time and recipient, that only its owner reads, and a terminal gets its link', async () => {
  const { folder, files, said } = await sent([MAIL, MAIL]);
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(file).toMatch(/^2026-11-20T02-00-00-000Z-chi\.hoa@vidu\.example-[0-9a-f]{6}\.eml$/);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  }
  const line = 'Thư gửi chi.hoa@vidu.example: https://hoadon.test/s/khoa';
  expect(said).toEqual([line, line]);
});

test('where nobody looks at a terminal the log says that mail is not set up, and neither link nor address', async () => {
  const { folder, files, said, logged } = await sent([MAIL], false);
  expect([files.length, said]).toEqual([1, []]);
  expect(logged).toContain('SMTP_URL is not set');
  expect(logged).toContain(folder);
  expect(logged).not.toContain('https://');
  expect(logged).not.toContain(MAIL.to);
});

test('it holds the same words as text and as HTML', async () => {
  const mail = await readOnly({});
  expect(mail).toMatchObject({
    subject: MAIL.subject,
    from: { name: 'Hóa Đơn Số', address: 'thu@hoadon.test' },
  });
  expect(mail.text?.trim()).toBe(MAIL.text.trim());
  expect(mail.html).toContain('Chào chị');
});

test('a mail without a link is announced by its subject', async () => {
  const { said } = await sent([{ ...MAIL, text: 'Mã: 123456' }]);
  expect(said).toEqual(['Thư gửi chi.hoa@vidu.example: Đặt lại mật khẩu']);
});

test.each<[string, Partial<Mail>]>([
  ['a subject with line breaks', { subject: 'Lời mời\r\nBcc: nan-nhan@vidu.example\r\n\r\nthân thư' }],
  ['an address with line breaks', { to: 'a@vidu.example\r\nBcc: nan-nhan@vidu.example' }],
  ['a list of addresses', { to: 'a@vidu.example, nan-nhan@vidu.example' }],
])('%s brings no header and no recipient along', async (_what, odd) => {
  const mail = await readOnly(odd);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  const addresses = (mail.to ?? []).map(({ address }) => address);
  expect(addresses).not.toContain('nan-nhan@vidu.example');
  expect(mail.text?.trim()).toBe(MAIL.text.trim());
});

test('a name for the file never leads out of the folder', async () => {
  const { files } = await sent([{ ...MAIL, to: '../../etc/passwd@vidu.example' }]);
  expect(files).toHaveLength(1);
  expect(files[0]).not.toContain('/');
});
