import { expect, test } from 'vitest';
import { fateOf } from '#domain/delivery/mail-fate.ts';
import { startCuttingMailServer, type Cut } from './cutting-mail-server.ts';
import { smtpMailer } from '#server/gateways/mail/open-mailer.ts';

const SILENT_MS = 300;

const MAIL = { to: 'mua@khach.vn', subject: 'Hóa đơn', text: 'Chào', html: '<p>Chào</p>' };

async function rejection(url: string): Promise<unknown> {
  const mailer = smtpMailer(url, 'thu@hoadon.test', SILENT_MS);
  try {
    return await mailer.send(MAIL).then(
      () => null,
      (error: unknown) => error,
    );
  } finally {
    await mailer.close();
  }
}

test.each<[string, Cut, string, number]>([
  ['says nothing after it has the whole mail', 'never', 'unknown', 1],
  ['ends the connection after it has the whole mail', 'drop', 'unknown', 1],
  ['refuses the mail for now before it has any of it', 'before_mail', 'not_now', 0],
])('of a server that %s, the fate of the mail is known as far as it is', async (_what, cut, fate, taken) => {
  const server = await startCuttingMailServer(cut);
  try {
    expect(fateOf(await rejection(server.url))).toBe(fate);
    expect(server.taken()).toBe(taken);
  } finally {
    await server.close();
  }
});

test('a server that is not there, or has no address, has not taken the mail', async () => {
  const server = await startCuttingMailServer('never');
  await server.close();
  expect(fateOf(await rejection(server.url))).toBe('not_now');
  expect(fateOf(await rejection('smtp://khong-co.invalid:25'))).toBe('not_now');
  // As the library names a certificate that is not trusted.
  expect(fateOf({ code: 'ESOCKET', command: 'CONN', originalCode: 'CERT_HAS_EXPIRED' })).toBe('not_now');
});
