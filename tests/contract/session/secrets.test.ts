import { createPrivateKey } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readPkcs12 } from '#server/platform/xmldsig/pkcs12.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { described, describedAs, signedIn, takesId } from '../described.ts';
import { inject } from '../injection.ts';
import { signIn, type Tokens } from './token-requests.ts';

const server = withTestApp();

const PASSWORD = 'mat-khau-mau';
let tokens: Tokens;
const said: string[] = [];

/** Everything that a signed-in owner can be told, and what a refused upload tells. */
beforeAll(async () => {
  tokens = await signIn(server.current);
  const token = tokens.access_token;
  const uploaded = describedAs('createCertificate').body?.example as { tenant_certificate: object };
  const sent = [
    uploaded,
    uploaded,
    { tenant_certificate: { ...uploaded.tenant_certificate, password: 'sai-mat-khau' } },
  ];
  for (const body of sent)
    said.push((await inject(server.current, 'createCertificate', { body, token })).text);
  const ids = new Map<string, number[]>();
  for (const { id, path } of described.filter((one) => one.id.startsWith('list') && !takesId(one))) {
    const { text, body } = await inject(server.current, id, { token });
    said.push(text);
    ids.set(
      path,
      (Object.values(body as Record<string, { id: number }[]>)[0] ?? []).map((one) => one.id),
    );
  }
  for (const one of signedIn.filter(({ method }) => method === 'GET')) {
    const own = ids.get(one.path.slice(0, one.path.indexOf('/{id}'))) ?? [1];
    for (const id of own) said.push((await inject(server.current, one.id, { id, token })).text);
  }
  for (const id of ['getSite', 'getHealth']) said.push((await inject(server.current, id)).text);
});

const all = (): string => said.join('\n');

test('passwords are kept as argon2id alone', async () => {
  const rows = await server.current.publishing.db.selectFrom('sign_ins').select('password_hash').execute();
  expect(rows.length).toBe(6);
  for (const { password_hash } of rows) {
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=\d{4,},t=\d+,p=\d+\$/);
    expect(all()).not.toContain(password_hash);
  }
});

test('refresh tokens are kept as hashes, and no answer repeats one', async () => {
  const { db } = server.current.publishing;
  const kept = await sql<{
    row: string;
  }>`select refresh_tokens::text || sessions::text as row from refresh_tokens, sessions`.execute(db);
  expect(kept.rows.length).toBeGreaterThan(0);
  expect(kept.rows.map(({ row }) => row).join()).not.toContain(tokens.refresh_token.slice(-40));
  expect(all()).not.toContain(tokens.refresh_token.slice(-40));
});

test('private keys are sealed in the database and in no answer', async () => {
  const { pkcs12_base64 } = (
    describedAs('createCertificate').body?.example as { tenant_certificate: { pkcs12_base64: string } }
  ).tenant_certificate;
  const { private_key_pem } = readPkcs12(Buffer.from(pkcs12_base64, 'base64'), PASSWORD);
  const { d = '' } = createPrivateKey(private_key_pem).export({ format: 'jwk' });
  const rows = await inTenant(server.current.publishing.db, 1, (tx) =>
    tx.selectFrom('certificates').select('private_key_sealed').execute(),
  );
  expect(rows.length).toBe(2);
  for (const { private_key_sealed } of rows) {
    const sealed = private_key_sealed ?? Buffer.alloc(0);
    expect(sealed.length).toBeGreaterThan(0);
    expect(sealed.toString('latin1')).not.toContain('PRIVATE KEY');
    expect(sealed.includes(Buffer.from(d, 'base64url'))).toBe(false);
    for (const form of ['base64', 'hex'] as const)
      expect(all()).not.toContain(sealed.toString(form).slice(0, 60));
  }
  for (const secret of ['PRIVATE KEY', d, pkcs12_base64.slice(0, 60), private_key_pem.slice(40, 100)])
    expect(all()).not.toContain(secret);
});

test('the password of a file is in no answer and nowhere in the database', async () => {
  expect(all()).not.toContain(PASSWORD);
  expect(all()).not.toContain('sai-mat-khau');
  const tables = ['certificates', 'idempotency_keys', 'document_events'];
  for (const table of tables) {
    const { rows } = await inTenant(server.current.publishing.db, 1, (tx) =>
      sql<{ row: string }>`select row_to_json(one)::text as row from ${sql.table(table)} as one`.execute(tx),
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(PASSWORD);
  }
});
