import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { waitingForLocks } from '#tests/integration/plain/plain-desk.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT, type Certificate, type Desk } from './desk.ts';
import { newHeldKey, type HeldKey } from './held-key.ts';
import { scriptedService } from './scripted-service.ts';

type Dashboard = components['schemas']['Dashboard'];

const service = scriptedService();
const server = withTestApp(undefined, { remote_signer: service.signer });
everyStatementNamesItsTenant(server);
let desk: Desk;
beforeAll(async () => {
  desk = await deskOf(server.current);
});

const account = { service: 'csc_v2', account: service.account, account_secret: service.secret } as const;
const remote = { kind: 'remote', ...account, credential: 'khoa-1' } as const;
const der = (held: { certificate_der: Buffer }): string => held.certificate_der.toString('base64');

async function refusal(tenant_certificate: object): Promise<[number, string, string[]][]> {
  const { status, body } = await desk.post('/api/certificates', { tenant_certificate });
  return body.errors.map(({ code, fields }) => [status, code, fields]);
}

const get = async (id: number): Promise<Certificate> =>
  (await desk.call<{ tenant_certificate: Certificate }>('GET', `/api/certificates/${id}`)).body
    .tenant_certificate;

describe('adding a certificate', () => {
  it.each([
    [
      {},
      [
        [422, 'required', ['pkcs12_base64']],
        [422, 'required', ['password']],
      ],
    ],
    [{ kind: 'usb' }, [[422, 'required', ['certificate_base64']]]],
    [
      { kind: 'remote', service: 'mysign' },
      [
        [422, 'required', ['account']],
        [422, 'required', ['credential']],
      ],
    ],
    [
      { kind: 'usb', certificate_base64: 'AA==', password: 'x', account_secret: 'y' },
      [
        [422, 'wrong_kind', ['password']],
        [422, 'wrong_kind', ['account_secret']],
      ],
    ],
    [{ kind: 'usb', certificate_base64: 'AA==' }, [[422, 'no_certificate', ['certificate_base64']]]],
    [{ ...remote, account_secret: 'sai' }, [[422, 'wrong_credentials', ['account']]]],
    [{ ...remote, credential: 'khoa-2' }, [[422, 'credential_not_found', ['credential']]]],
  ])('%j is refused at the fields that are wrong', async (input, expected) => {
    expect(await refusal(input)).toEqual(expected);
  });

  it('the keys of a remote account are listed before one is added, and known again afterwards', async () => {
    const look = () =>
      desk.post<{ remote_credentials: components['schemas']['RemoteCredential'][] }>(
        '/api/certificates/remote_credentials',
        { remote_account: account },
      );
    const found = await look();
    expect([found.status, found.body.remote_credentials]).toMatchObject([
      200,
      [{ credential: 'khoa-1', serial: service.key.serial, tax_code: '0012345672', already_added: false }],
    ]);
    const added = await desk.addCertificate(remote, null);
    expect(added).toMatchObject({
      kind: 'remote',
      service: 'csc_v2',
      account: service.account,
      declared: false,
    });
    expect(JSON.stringify(added)).not.toContain(service.secret);
    expect((await look()).body.remote_credentials[0]?.already_added).toBe(true);
    expect(await refusal(remote)).toEqual([[422, 'already_used', ['credential']]]);
  });

  it('a service that does not answer leaves it open', async () => {
    const silent = { ...service.signer, credentials: async () => ({ kind: 'unknown' as const }) };
    const credentials = service.signer.credentials;
    Object.assign(service.signer, silent);
    const { status, body } = await desk.post('/api/certificates', { tenant_certificate: remote });
    Object.assign(service.signer, { credentials });
    expect([status, body.errors[0]?.code]).toEqual([503, 'remote_unknown']);
  });
});

describe('the default certificate', () => {
  it('is never one of another tax code, which is kept all the same', async () => {
    const [foreign, own] = [newHeldKey('0109998887'), newHeldKey()];
    const chosen = { tenant_certificate: { is_default: true } };
    const input = { kind: 'usb', certificate_base64: der(foreign), is_default: true } as const;
    const added = await desk.addCertificate(input, null);
    expect(added).toMatchObject({ is_default: false, unusable: 'other_tax_code' });
    const { status, body } = await desk.post(`/api/certificates/${added.id}/default`, chosen);
    expect([status, body.errors[0]?.code]).toEqual([422, 'certificate_unusable']);
    // As it was chosen before the tax code of the company, or this rule, was another.
    await inTenant(server.current.publishing.db, TENANT, async (tx) => {
      await tx.updateTable('certificates').set({ is_default: false }).execute();
      await tx.updateTable('certificates').set({ is_default: true }).where('id', '=', added.id).execute();
    });
    expect((await get(added.id)).is_default).toBe(false);
    const overview = await desk.call<{ dashboard: Dashboard }>('GET', '/api/dashboard');
    expect(overview.body.dashboard.certificates?.map(({ id }) => id)).not.toContain(added.id);
    const next = await desk.addCertificate({ kind: 'usb', certificate_base64: der(own) }, own);
    expect(next.is_default).toBe(true);
  });

  it('is one at most, signs while it may, and its choice is in the log', async () => {
    const [one, two] = [newHeldKey(), newHeldKey()];
    const first = await desk.addCertificate(
      { kind: 'usb', certificate_base64: der(one), is_default: true },
      one,
    );
    const second = await desk.addCertificate({ kind: 'usb', certificate_base64: der(two) }, two);
    expect([first.is_default, second.is_default]).toEqual([true, false]);
    const { request } = await desk.publishTogether(1);
    expect(request.certificate_id).toBe(first.id);
    await desk.cancel(request.id);
    const chosen = { tenant_certificate: { is_default: true } };
    expect((await desk.post(`/api/certificates/${second.id}/default`, chosen)).status).toBe(200);
    expect([(await get(first.id)).is_default, (await get(second.id)).is_default]).toEqual([false, true]);
    expect((await desk.publishTogether(1)).request.certificate_id).toBe(second.id);
    for (const { id } of await desk.openRequests()) await desk.cancel(id);
    const log = await desk.call<{ audit_log: { resource: string; record_id: number }[] }>(
      'GET',
      '/api/audit_log',
    );
    expect(log.body.audit_log[0]).toMatchObject({ resource: 'certificates', record_id: second.id });
  });

  it('of two chosen at once is the later one', async () => {
    const add = (held: HeldKey, is_default: boolean) =>
      desk.addCertificate({ kind: 'usb', certificate_base64: der(held), is_default }, held);
    const before = await add(newHeldKey(), true);
    const others = [await add(newHeldKey(), false), await add(newHeldKey(), false)];
    const chosen = await inTenant(server.current.publishing.db, TENANT, async (tx) => {
      await sql`select from certificates where tenant_id = ${TENANT} and id = ${before.id} for update`.execute(
        tx,
      );
      const both = others.map(({ id }) =>
        desk.post(`/api/certificates/${id}/default`, { tenant_certificate: { is_default: true } }),
      );
      await expect.poll(() => waitingForLocks(server.current)).toBe(2);
      return { both };
    });
    expect((await Promise.all(chosen.both)).map(({ status }) => status)).toEqual([200, 200]);
    const defaults = await Promise.all(others.map(async ({ id }) => (await get(id)).is_default));
    expect(defaults.toSorted()).toEqual([false, true]);
  });
});

describe('what a certificate signed', () => {
  it('is counted and listed, beside what waits for it; it is not deleted while somebody is asked to sign', async () => {
    const token = newHeldKey();
    const { id } = await desk.addCertificate(
      { kind: 'usb', certificate_base64: der(token), is_default: true },
      token,
    );
    const signed = await desk.publishTogether(2);
    await desk.submit(signed.request.id, desk.signaturesOf(signed.request, token));
    const waiting = await desk.publishTogether(1);
    expect(await get(id)).toMatchObject({
      signed_count: 2,
      unfinished_count: 1,
      unfinished_documents: waiting.request.documents.map(({ subject_id, label }) => ({
        document_kind: 'invoice',
        subject_id,
        label,
      })),
    });
    const listed = async (state: string): Promise<number[]> => {
      const { body } = await desk.call<{ certificate_documents: { subject_id: number }[] }>(
        'GET',
        `/api/certificates/${id}/documents?state=${state}`,
      );
      return body.certificate_documents.map(({ subject_id }) => subject_id);
    };
    expect(await listed('signed')).toEqual([...signed.ids].reverse());
    expect(await listed('unfinished')).toEqual(waiting.ids);
    const refused = await desk.call('DELETE', `/api/certificates/${id}`);
    expect([refused.status, refused.body.errors[0]?.code]).toEqual([409, 'certificate_in_use']);
    expect(refused.body.errors[0]?.message).toContain(waiting.request.documents[0]?.label);
    await desk.cancel(waiting.request.id);
    const { status, body } = await desk.call<{ tenant_certificate: Certificate }>(
      'DELETE',
      `/api/certificates/${id}`,
    );
    expect([
      status,
      body.tenant_certificate.unfinished_documents.map(({ subject_id }) => subject_id),
    ]).toEqual([200, waiting.ids]);
  });
});

it.each([
  ['0312345672', 'other_tax_code'],
  ['', 'no_tax_code'],
  [undefined, null],
])('a certificate of the tax code %j is unusable for the reason %j', async (tax_code, unusable) => {
  const held = newHeldKey(tax_code);
  const { id } = await desk.addCertificate({ kind: 'usb', certificate_base64: der(held) }, null);
  expect(await get(id)).toMatchObject({ unusable, state: 'valid' });
  const usable = await desk.call<{ tenant_certificates: Certificate[] }>(
    'GET',
    '/api/certificates?all=false&limit=100',
  );
  expect(usable.body.tenant_certificates.some((one) => one.id === id)).toBe(unusable === null);
});

it('is warned of 30, 7 and 1 days before it ends', async () => {
  const token = newHeldKey();
  const { id, valid_to } = await desk.addCertificate({ kind: 'usb', certificate_base64: der(token) }, null);
  const { clock } = server.current;
  const before = clock.now();
  const seen = [];
  for (const days of [31, 30, 7, 1, -1]) {
    clock.set(new Date(Date.parse(valid_to) - days * DAY_MS + 1).toISOString());
    desk = await deskOf(server.current);
    const { state, days_left, expiry_warning } = await get(id);
    seen.push([state, days_left, expiry_warning]);
  }
  clock.set(before);
  desk = await deskOf(server.current);
  expect(seen).toEqual([
    ['valid', 30, null],
    ['expiring', 29, 30],
    ['expiring', 6, 7],
    ['expiring', 0, 1],
    ['expired', -2, null],
  ]);
});
