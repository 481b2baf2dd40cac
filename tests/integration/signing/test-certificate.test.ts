import { verify, X509Certificate } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { certificateWithKey, openSigner } from '#server/modules/certificates/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Certificate = components['schemas']['TenantCertificate'];

const connected = withTestApp(undefined, { sandbox: false });
const server = withTestApp();
const FIRST = 1;
const body = { tenant_certificate: {} };
const codesOf = ({ body: answered }: Answered) => (answered as ErrorBody).errors.map(({ code }) => code);
const made = ({ body: answered }: Answered) =>
  (answered as { tenant_certificate: Certificate }).tenant_certificate;

let owner = '';
let second = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
  second = await server.current.signIn('owner@demo2.vn');
});

const ask = (token: string) => judged(server.current, 'createTestCertificate', { token, body });
const list = async (token: string): Promise<Certificate[]> =>
  (
    (await judged(server.current, 'listCertificates', { token })).body as {
      tenant_certificates: Certificate[];
    }
  ).tenant_certificates;

describe('a test certificate', () => {
  let certificate: Certificate;
  beforeAll(async () => {
    const answered = await ask(owner);
    expect(answered.status, answered.text).toBe(201);
    certificate = made(answered);
  });

  test('is for the tax code of the company and says in its names what it is', () => {
    expect(certificate).toMatchObject({
      kind: 'file',
      is_test: true,
      tax_code: '0012345672',
      unusable: null,
      state: 'valid',
      declared: false,
      issuer_name: 'CHỨNG THƯ THỬ NGHIỆM - KHÔNG CÓ GIÁ TRỊ PHÁP LÝ',
    });
    expect(certificate.subject_name).toBe('Công ty Cổ phần Thương mại Sao Việt (CHỨNG THƯ THỬ NGHIỆM)');
  });

  test('is marked in the list, where a certificate from elsewhere is not', async () => {
    expect((await list(owner)).map(({ id, is_test }) => [id === certificate.id, is_test])).toEqual(
      expect.arrayContaining([
        [true, true],
        [false, false],
      ]),
    );
  });

  test('has an RSA key of 2048 bits that signs, kept sealed', async () => {
    const { db, certificate_key } = server.current.publishing;
    const row = await inTenant(db, FIRST, (tx) => certificateWithKey(tx, certificate.id));
    if (row === null) throw new Error('its key is not kept');
    expect(row.private_key_sealed.toString('latin1')).not.toContain('PRIVATE KEY');
    const public_key = new X509Certificate(row.certificate_der).publicKey;
    expect(public_key.asymmetricKeyDetails?.modulusLength).toBe(2048);
    const said = Buffer.from('hóa đơn');
    const signature = openSigner(certificate_key, row)?.sign(said) ?? '';
    expect(verify('sha256', said, public_key, Buffer.from(signature, 'base64'))).toBe(true);
  });

  test('is one at a time: another is refused until it is gone', async () => {
    const again = await ask(owner);
    expect([again.status, codesOf(again)]).toEqual([409, ['test_certificate_present']]);
    const removed = await judged(server.current, 'deleteCertificate', { token: owner, id: certificate.id });
    expect(removed.status).toBe(200);
    const anew = await ask(owner);
    expect(anew.status).toBe(201);
    expect(made(anew).serial).not.toBe(certificate.serial);
  });
});

test('the same request sent twice makes one', async () => {
  const { url } = server.current;
  const send = async () => {
    const reply = await fetch(`${url}/api/certificates/test`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${second}`,
        'content-type': 'application/json',
        'idempotency-key': 'thu-nghiem-1',
      },
      body: JSON.stringify(body),
    });
    return [
      reply.status,
      ((await reply.json()) as { tenant_certificate: Certificate }).tenant_certificate.id,
    ];
  };
  const first = await send();
  expect(first[0]).toBe(201);
  expect(await send()).toEqual(first);
});

test('belongs to its company alone', async () => {
  const others = (await list(second)).filter(({ is_test }) => is_test);
  expect(others.map(({ tax_code }) => tax_code)).toEqual(['0098765436']);
  for (const { id } of others)
    expect((await judged(server.current, 'getCertificate', { token: owner, id })).status).toBe(404);
});

test('is not for who may not set up signatures', async () => {
  const cashier = await server.current.signIn('thungan@demo.vn');
  expect((await ask(cashier)).status).toBe(403);
});

test('is refused where a real provider is connected', async () => {
  const token = await connected.current.signIn('owner@demo2.vn');
  const refused = await judged(connected.current, 'createTestCertificate', { token, body });
  expect([refused.status, codesOf(refused)]).toEqual([409, ['not_sandbox']]);
  const site = await judged(connected.current, 'getSite', {});
  expect((site.body as { site: { sandbox: boolean } }).site.sandbox).toBe(false);
});
