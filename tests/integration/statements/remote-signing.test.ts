import { beforeAll, describe, expect, test } from 'vitest';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { components } from '#generated/types.ts';
import { SANDBOX_OTP, SANDBOX_SECRET } from '#server/gateways/signer/sandbox/accounts.ts';
import type { RemoteSigner } from '#server/gateways/signer/signer.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { judged, type Answered } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { LOOK_PATH, SERVICES, START_PATH, withRemoteServices } from '../remote-signing/services.ts';
import { BUYER_TAX_CODE, codesIn, statementDesk, statementIn } from './statement-desk.ts';

type Schemas = components['schemas'];
type Account = Omit<Schemas['StatementAccount'], 'key'>;

const services = withRemoteServices();
/** The services start after the app that is given them. */
const remote_signer: RemoteSigner = {
  credentials: (account) => services.signer.credentials(account),
  start: (order) => services.signer.start(order),
  look: (account, reference, count) => services.signer.look(account, reference, count),
};
const server = withTestApp(undefined, { remote_signer });
let desk: Awaited<ReturnType<typeof statementDesk>>;
let buyers = 0;
beforeAll(async () => {
  desk = await statementDesk(server.current);
});

const waiting = async () => desk.sent(statementIn(await desk.draft(await desk.issued())));

/** An account of the buyer at a service; its ending says how the person behaves (accounts.ts). */
const accountOf = (service: Account['service'], ending = '', tax_code = BUYER_TAX_CODE): Account => {
  buyers += 1;
  return { service, account: `MUA${buyers}_${tax_code}${ending}` };
};

const keys = (key: string, account: Account): Promise<Answered> =>
  judged(server.current, 'readStatementCredentials', { body: { statement_account: { key, ...account } } });
const start = (key: string, account: Account, credential: string, otp?: string): Promise<Answered> =>
  judged(server.current, 'startStatementOrder', {
    body: { statement_order: { key, ...account, credential, ...(otp !== undefined && { otp }) } },
  });
const look = (key: string, ticket: string): Promise<Answered> =>
  judged(server.current, 'readStatementOrder', { body: { statement_look_up: { key, ticket } } });

const orderIn = ({ body, text }: Answered): Schemas['StatementOrder'] => {
  expect(body, text).toHaveProperty('statement_order');
  return (body as { statement_order: Schemas['StatementOrder'] }).statement_order;
};
const keyOf = async (key: string, account: Account): Promise<string> => {
  const { body, text } = await keys(key, account);
  expect(body, text).toHaveProperty('statement_credentials');
  const [first] = (body as { statement_credentials: Schemas['StatementCredential'][] }).statement_credentials;
  return first?.credential ?? '';
};
const begun = async (key: string, account: Account) =>
  orderIn(await start(key, account, await keyOf(key, account)));

/** Looks as the page does, until the service has said how it ended. */
async function over(key: string, order: Schemas['StatementOrder']): Promise<Schemas['StatementOrder']> {
  let now = order;
  for (let looks = 0; now.ticket !== null && looks < 10; looks += 1)
    now = orderIn(await look(key, now.ticket));
  return now;
}

describe('a buyer signs at a service of remote signing', () => {
  test.each(SERVICES)(
    '%s: what is confirmed on the phone is the signature of the statement',
    async (service) => {
      const { statement, key } = await waiting();
      const order = await begun(key, accountOf(service));
      expect(order).toMatchObject({ state: 'waiting', message: expect.stringContaining('điện thoại') });
      const signed = await over(key, order);
      expect(signed).toMatchObject({ state: 'signed', ticket: null });
      const { bytes } = await desk.ask('getStatementXml', { id: statement.id });
      expect(desk.sha256(Buffer.from(signed.answer?.file_base64 ?? '', 'base64'))).toBe(desk.sha256(bytes));
      expect(
        verifySignatures(bytes, createVerifyPorts([])).map(({ role, intact }) => [role, intact]),
      ).toEqual([
        ['seller', true],
        ['buyer', true],
      ]);
      expect(await desk.read(statement.id)).toMatchObject({ state: 'signed', answer_method: 'remote' });
      expect((await look(key, order.ticket ?? '')).status).toBe(404);
    },
  );

  test('refused on the phone: nothing is signed, and the link still works', async () => {
    const { statement, key } = await waiting();
    const refused = await over(key, await begun(key, accountOf('mysign', '-tuchoi')));
    expect(refused).toMatchObject({ state: 'ended', message: expect.stringContaining('từ chối') });
    expect(await desk.read(statement.id)).toMatchObject({ state: 'waiting_buyer' });
    expect(await over(key, await begun(key, accountOf('mysign')))).toMatchObject({ state: 'signed' });
  });

  test('a service that sends a code: without one, with a wrong one, with the right one', async () => {
    const { key } = await waiting();
    const account = { ...accountOf('csc_v2', '-sms'), account_secret: SANDBOX_SECRET };
    const credential = await keyOf(key, account);
    const asked = orderIn(await start(key, account, credential));
    expect(asked).toMatchObject({ state: 'otp_needed', message: expect.stringContaining('Nhập mã OTP') });
    const wrong = orderIn(await start(key, account, credential, '000000'));
    expect(wrong).toMatchObject({ state: 'otp_needed', message: expect.stringContaining('không đúng') });
    const right = orderIn(await start(key, account, credential, SANDBOX_OTP));
    expect(await over(key, right)).toMatchObject({ state: 'signed' });
  });

  test('the answer to the start is lost: it is looked up by our own id, and no second order is made', async () => {
    const { key } = await waiting();
    const account = accountOf('smart_ca');
    const credential = await keyOf(key, account);
    await services.fault({ path: START_PATH.smart_ca, fault: { kind: 'lost' } });
    const order = orderIn(await start(key, account, credential));
    expect(order).toMatchObject({ state: 'waiting', message: expect.stringContaining('Chưa rõ') });
    expect(await over(key, order)).toMatchObject({ state: 'signed' });
    const made = await services.ordersOf({
      service: 'smart_ca',
      user_id: account.account,
      secret: null,
    });
    expect(made).toHaveLength(1);
  });

  test('a look without an answer is no end', async () => {
    const { key } = await waiting();
    const order = await begun(key, accountOf('mysign', '-cho'));
    await services.fault({ path: LOOK_PATH.mysign, fault: { kind: 'lost' } });
    expect(orderIn(await look(key, order.ticket ?? ''))).toMatchObject({ state: 'waiting' });
  });

  test('a key of another tax code is shown with the reason and cannot be used', async () => {
    const { key } = await waiting();
    const account = accountOf('mysign', '', '0012345678');
    const { body } = await keys(key, account);
    const found = (body as { statement_credentials: Schemas['StatementCredential'][] }).statement_credentials;
    expect(found).toMatchObject([
      { tax_code: '0012345678', problem: expect.stringContaining(BUYER_TAX_CODE) },
    ]);
    const refused = await start(key, account, found[0]?.credential ?? '');
    expect(codesIn(refused)).toEqual([422, ['certificate_tax_code']]);
  });

  test('a ticket is good for its own link alone, unchanged, and for fifteen minutes', async () => {
    const { key } = await waiting();
    const other = await waiting();
    const { ticket } = await begun(key, accountOf('mysign', '-cho'));
    expect((await look(other.key, ticket ?? '')).status).toBe(404);
    const changed = `${ticket?.startsWith('A') ? 'B' : 'A'}${ticket?.slice(1)}`;
    expect(codesIn(await look(key, changed))).toEqual([422, ['ticket_unreadable']]);
    server.current.clock.advance(15 * 60_000 + 1_000);
    expect(orderIn(await look(key, ticket ?? ''))).toMatchObject({ state: 'ended' });
  });

  test('without a link that works no service is reached', async () => {
    const key = 'khong-ton-tai-00000000000000000000000000000';
    const account = accountOf('mysign');
    expect((await keys(key, account)).status).toBe(404);
    expect((await start(key, account, 'khoa')).status).toBe(404);
  });
});
