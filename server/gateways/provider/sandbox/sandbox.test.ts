import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { hasJudge } from '#tests/setup/judges.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { httpProvider } from '../http-provider.ts';
import { makeAuthorityKey } from './authority.ts';
import { CERTIFICATE, opened, reasonCodes, ROOT, sandboxes } from './sandbox.fixture.ts';
import { NOON, SELLER, signedMessage } from './signed-message.fixture.ts';

const database = withTestDatabase();
const start = sandboxes(database);

describe('an invoice that holds', () => {
  it('is answered by a receipt, then by its code, each when its time has come', async () => {
    const { provider, clock, register, answers } = await start();
    await register();
    const message = signedMessage({ certificate: CERTIFICATE });
    expect(await provider.submit(message)).toEqual({ outcome: 'accepted' });
    expect(await provider.lookUp(message.message_id)).toBe('known');
    expect(await answers()).toEqual([]);
    clock.advance(300);
    expect((await answers()).map(({ message_type }) => message_type)).toEqual(['999']);
    clock.advance(600);
    const [receipt, coded] = await answers();
    expect(receipt).toMatchObject({ reply_to: message.message_id, message_type: '999' });
    expect(opened(receipt).body).toMatchObject({ kind: 'technical', accepted: true });
    expect(coded).toMatchObject({ reply_to: message.message_id, message_type: '202' });
    expect(coded?.received_on).toBe('2026-11-20T03:00:00.900Z');
    expect(opened(coded).header.reply_to).toBe(message.message_id);
    expect(opened(coded).body).toMatchObject({
      kind: 'invoices',
      invoices: [{ authority_code: expect.stringMatching(/^[0-9A-F]{34}$/) as string }],
    });
  });

  it('comes back with the seller’s bytes untouched and two signatures that hold', async () => {
    const { sandbox, provider, clock, register, answers } = await start();
    await register();
    const message = signedMessage({ certificate: CERTIFICATE });
    await provider.submit(message);
    clock.advance(1000);
    const coded = (await answers())[1];
    const [file] = invoiceFilesIn(coded?.bytes ?? new Uint8Array());
    const text = new TextDecoder().decode(file);
    const sent = new TextDecoder().decode(invoiceFilesIn(message.bytes)[0]);
    const without_additions = text.replace(/<MCCQT .*<\/MCCQT>/, '').replace(/<CQT>.*<\/CQT>/, '');
    expect(without_additions).toBe(sent);

    const ports = createVerifyPorts([ROOT.certificate_pem, sandbox.authority_root_pem]);
    const verdicts = verifySignatures(file ?? new Uint8Array(), ports);
    expect(verdicts.map(({ role, valid, problems }) => ({ role, valid, problems }))).toEqual([
      { role: 'seller', valid: true, problems: [] },
      { role: 'authority', valid: true, problems: [] },
    ]);
    const code = /<MCCQT [^>]*>(\w+)</.exec(text)?.[1] ?? '';
    const other = new TextEncoder().encode(text.replace(code, code.replace(/^00/, '01')));
    expect(verifySignatures(other, ports).map(({ intact }) => intact)).toEqual([true, false]);
  });

  it.skipIf(!hasJudge('xmlsec1'))('passes xmlsec1, each signature by itself', async () => {
    const { sandbox, provider, clock, register, answers } = await start();
    await register();
    await provider.submit(signedMessage({ certificate: CERTIFICATE }));
    clock.advance(1000);
    const [file] = invoiceFilesIn((await answers())[1]?.bytes ?? new Uint8Array());
    const folder = mkdtempSync(join(tmpdir(), 'hoadon-sandbox-'));
    const path = (name: string): string => join(folder, name);
    writeFileSync(path('coded.xml'), file ?? '');
    for (const [slot, root, references] of [
      ['NBan', ROOT.certificate_pem, 2],
      ['CQT', sandbox.authority_root_pem, 3],
    ] as const) {
      writeFileSync(path('root.pem'), root);
      const ids = ['DLHDon', 'MCCQT', 'Object'].flatMap((name) => ['--id-attr:Id', name]);
      const node = `/HDon/DSCKS/${slot}/*[local-name()='Signature']`;
      const report = execFileSync(
        '/bin/sh',
        [
          '-c',
          'exec xmlsec1 "$@" 2>&1',
          'xmlsec1',
          '--verify',
          '--trusted-pem',
          path('root.pem'),
          ...ids,
          '--node-xpath',
          node,
          path('coded.xml'),
        ],
        { encoding: 'utf8' },
      );
      expect(report).toContain(`SignedInfo References (ok/all): ${references}/${references}`);
    }
    rmSync(folder, { recursive: true });
  });
});

describe('the same message again', () => {
  it('is a duplicate without a second effect', async () => {
    const { provider, clock, register, answers, seen } = await start();
    await register();
    const message = signedMessage({ certificate: CERTIFICATE });
    const outcomes = await Promise.all([1, 2, 3].map(async () => (await provider.submit(message)).outcome));
    expect(outcomes.sort()).toEqual(['accepted', 'duplicate', 'duplicate']);
    clock.advance(1000);
    expect(await answers()).toHaveLength(2);
    expect(await seen()).toMatchObject([
      { message_id: message.message_id, verdict: 'coded', form_no: '1', symbol: 'C26TAA', number: 15 },
    ]);
  });
});

describe('a number', () => {
  it('is coded once: under another message id it is refused', async () => {
    const { provider, clock, register, answers, seen } = await start();
    await register();
    const first = signedMessage({ certificate: CERTIFICATE });
    const second = signedMessage({ certificate: CERTIFICATE });
    await Promise.all([provider.submit(first), provider.submit(second)]);
    clock.advance(1000);
    const verdicts = (await answers()).filter(({ message_type }) => message_type !== '999');
    expect(verdicts.map(({ message_type }) => message_type).sort()).toEqual(['202', '204']);
    expect(reasonCodes(verdicts.find(({ message_type }) => message_type === '204'))).toEqual(['4001']);
    expect((await seen()).filter(({ verdict }) => verdict === 'coded')).toHaveLength(1);
  });

  it('stays free when the invoice was refused, for the corrected one', async () => {
    const { provider, clock, register, answers } = await start();
    await register();
    const misstate = (data: string): string => data.replace('<TgTThue>180000<', '<TgTThue>180001<');
    await provider.submit(signedMessage({ certificate: CERTIFICATE, misstate }));
    await provider.submit(signedMessage({ certificate: CERTIFICATE }));
    clock.advance(1000);
    const types = (await answers()).map(({ message_type }) => message_type);
    expect(types.sort()).toEqual(['202', '204', '999', '999']);
  });
});

describe('after a restart', () => {
  it('the answers still come, from the same authority, each once', async () => {
    const first = await start({ key_material: undefined });
    await first.register();
    const message = signedMessage({ certificate: CERTIFICATE });
    await first.provider.submit(message);
    first.clock.advance(300);
    const { answers, cursor } = await first.provider.fetchAnswers({
      tax_code: SELLER,
      after: first.start(),
    });
    expect(answers).toHaveLength(1);
    const second = await first.restart();
    expect(second.sandbox.authority_root_pem).toBe(first.sandbox.authority_root_pem);
    expect(await second.provider.submit(message)).toEqual({ outcome: 'duplicate' });
    first.clock.advance(600);
    const later = await second.provider.fetchAnswers({ tax_code: SELLER, after: cursor });
    expect(later.answers.map(({ message_type }) => message_type)).toEqual(['202']);
  });
});

describe("the authority's private key", () => {
  const tableText = async (): Promise<string> => {
    const { rows } = await database.pool.query<{ row: string }>(
      'select to_jsonb(authority)::text as row from sandbox.authority',
    );
    return rows.map(({ row }) => row).join();
  };
  const ofPrivateKey = /PRIVATE KEY|5052495641544520/i;

  it('stands sealed in its table, and no other key opens it', async () => {
    const first = await start({ key_material: undefined });
    const text = await tableText();
    expect(text).toContain('private_key_sealed');
    expect(text).not.toMatch(ofPrivateKey);
    await expect(start({ key_material: undefined, sealing_key: Buffer.alloc(32, 8) })).rejects.toThrow();
    const again = await first.restart();
    expect(again.sandbox.authority_root_pem).toBe(first.sandbox.authority_root_pem);
  });

  it('of a table from before is sealed at the next start and stays the same key', async () => {
    const { private_key_pem, certificate_pem, root_pem } = makeAuthorityKey();
    await database.pool.query(`create schema sandbox; create table sandbox.authority (
      id smallint primary key default 1 check (id = 1), private_key_pem text not null,
      certificate_pem text not null, root_pem text not null)`);
    await database.pool.query(
      'insert into sandbox.authority (private_key_pem, certificate_pem, root_pem) values ($1, $2, $3)',
      [private_key_pem, certificate_pem, root_pem],
    );
    expect(await tableText()).toMatch(ofPrivateKey);
    for (const _start of ['first', 'second']) {
      const { sandbox } = await start({ key_material: undefined });
      expect(sandbox.authority_root_pem).toBe(root_pem);
      expect(await tableText()).not.toMatch(ofPrivateKey);
    }
  });
});

describe('a message that comes in on another day', () => {
  const backdated = { content: { issued_on: '2026-03-02' }, signing_time: '2026-03-02T09:00:00' };

  it('is judged and answered on that day where time travel is allowed', async () => {
    const { sandbox, register, answers } = await start({ allow_time_travel: true });
    await register();
    const headers = () => ({ 'x-sandbox-now': '2026-03-02T03:00:00Z' });
    const provider = httpProvider({ base_url: sandbox.url, api_key: 'k', headers });
    await provider.submit(signedMessage({ certificate: CERTIFICATE, ...backdated }));
    expect((await answers()).map(({ message_type, received_on }) => [message_type, received_on])).toEqual([
      ['999', '2026-03-02T03:00:00.300Z'],
      ['202', '2026-03-02T03:00:00.900Z'],
    ]);
  });

  it('is not taken where it is not', async () => {
    const { sandbox, register, seen } = await start();
    await register();
    const provider = httpProvider({
      base_url: sandbox.url,
      api_key: 'k',
      headers: () => ({ 'x-sandbox-now': NOON }),
    });
    const result = await provider.submit(signedMessage({ certificate: CERTIFICATE, ...backdated }));
    expect(result).toMatchObject({ outcome: 'refused' });
    expect(await seen()).toEqual([]);
  });
});

describe('the door', () => {
  it('is closed to callers without the key, when there is one', async () => {
    const { provider, answers } = await start({ api_key: 'another' });
    expect(await provider.submit(signedMessage({ certificate: CERTIFICATE }))).toMatchObject({
      outcome: 'not_sent',
      cause: 'unauthorized',
    });
    await expect(answers()).rejects.toThrow('unauthorized');
  });

  it('takes no message over 2 MB', async () => {
    const { provider } = await start();
    const message = signedMessage({ certificate: CERTIFICATE });
    const bytes = new Uint8Array(2 * 1024 * 1024 + 1);
    expect(await provider.submit({ ...message, bytes })).toMatchObject({ outcome: 'refused' });
    expect(await provider.lookUp(message.message_id)).toBe('not_found');
  });
});
