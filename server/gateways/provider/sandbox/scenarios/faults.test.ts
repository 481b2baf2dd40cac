import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { httpProvider } from '../../http-provider.ts';
import { CERTIFICATE, reasonCodes, sandboxes } from '../sandbox.fixture.ts';
import { SELLER, signedMessage } from '../signed-message.fixture.ts';

const start = sandboxes(withTestDatabase());

describe('a fault on the way there', () => {
  it.each([
    ['drop', { outcome: 'unknown', cause: 'connection' }],
    ['server_error', { outcome: 'unknown', cause: 'server_error' }],
  ] as const)('%s: nothing arrives, and the message can be sent again', async (kind, result) => {
    const { provider, register, fault, seen } = await start();
    await register();
    await fault({ fault: { kind }, count: 1 });
    const message = signedMessage({ certificate: CERTIFICATE });
    expect(await provider.submit(message)).toEqual(result);
    expect(await provider.lookUp(message.message_id)).toBe('not_found');
    expect(await provider.submit(message)).toEqual({ outcome: 'accepted' });
    expect(await seen()).toHaveLength(1);
  });

  it('reject: the provider says no', async () => {
    const { provider, fault, seen } = await start();
    await fault({ fault: { kind: 'reject', reason: 'Hết hạn mức' }, count: 1 });
    expect(await provider.submit(signedMessage({ certificate: CERTIFICATE }))).toEqual({
      outcome: 'refused',
      reason: 'Hết hạn mức',
    });
    expect(await seen()).toEqual([]);
  });
});

describe('a fault on the way back', () => {
  it.each([
    ['timeout', 'timeout', 1500],
    ['garble', 'garbled', 60_000],
  ] as const)('%s: the message is there, though its sender cannot tell', async (kind, cause, timeout_ms) => {
    const { sandbox, clock, register, fault, answers } = await start();
    const provider = httpProvider({ base_url: sandbox.url, api_key: 'k', timeout_ms });
    await register();
    await fault({ fault: { kind }, count: 1 });
    const message = signedMessage({ certificate: CERTIFICATE });
    expect(await provider.submit(message)).toEqual({ outcome: 'unknown', cause });
    expect(await provider.lookUp(message.message_id)).toBe('known');
    expect(await provider.submit(message)).toEqual({ outcome: 'duplicate' });
    clock.advance(1000);
    expect((await answers()).map(({ message_type }) => message_type)).toEqual(['999', '202']);
  });

  it('double: each answer comes twice under one id', async () => {
    const { provider, clock, register, fault, answers } = await start();
    await register();
    await fault({ fault: { kind: 'double' }, count: 1 });
    await provider.submit(signedMessage({ certificate: CERTIFICATE }));
    clock.advance(1000);
    const ids = (await answers()).map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
  });

  it('reorder: the code comes before the receipt', async () => {
    const { provider, clock, register, fault, answers } = await start();
    await register();
    await fault({ fault: { kind: 'reorder' }, count: 1 });
    await provider.submit(signedMessage({ certificate: CERTIFICATE }));
    clock.advance(1000);
    expect((await answers()).map(({ message_type }) => message_type)).toEqual(['202', '999']);
  });

  it('delay: a slow answer is not lost to a cursor that went past it', async () => {
    const { provider, clock, register, fault, start: begin } = await start();
    await register();
    await fault({ fault: { kind: 'delay', delay_ms: 60_000 }, count: 1 });
    const slow = signedMessage({ certificate: CERTIFICATE });
    const quick = signedMessage({ certificate: CERTIFICATE, content: { number: 16 } });
    await provider.submit(slow);
    await provider.submit(quick);
    clock.advance(1000);
    const first = await provider.fetchAnswers({ tax_code: SELLER, after: begin() });
    expect(first.answers.map(({ reply_to }) => reply_to)).toEqual([quick.message_id, quick.message_id]);
    clock.advance(60_000);
    const second = await provider.fetchAnswers({ tax_code: SELLER, after: first.cursor });
    expect(second.answers.map(({ reply_to }) => reply_to)).toEqual([slow.message_id, slow.message_id]);
  });

  it('garble_answers: what arrives is cut short', async () => {
    const { provider, clock, register, fault, answers } = await start();
    await register();
    await fault({ fault: { kind: 'garble_answers' }, count: 1 });
    await provider.submit(signedMessage({ certificate: CERTIFICATE }));
    clock.advance(1000);
    for (const { bytes } of await answers())
      expect(new TextDecoder().decode(bytes)).not.toMatch(/<\/TDiep>$/);
  });

  it('refuse: 204 with the reasons ordered', async () => {
    const { provider, clock, register, fault, answers } = await start();
    await register();
    const reasons = [{ code: '9999', text: 'Từ chối theo kịch bản', remedy: 'Thử lại' }];
    await fault({ fault: { kind: 'refuse', reasons }, count: 1 });
    await provider.submit(signedMessage({ certificate: CERTIFICATE }));
    clock.advance(1000);
    expect(reasonCodes((await answers())[1])).toEqual(['9999']);
  });
});

describe('orders', () => {
  it('last for the number of messages asked, or until cleared', async () => {
    const { sandbox, provider, fault } = await start();
    await fault({ fault: { kind: 'reject', reason: 'a' }, count: 2 });
    await fault({ fault: { kind: 'reject', reason: 'b' }, count: null });
    const submit = () => provider.submit(signedMessage({ certificate: CERTIFICATE }));
    const results = [await submit(), await submit(), await submit(), await submit()];
    expect(results.map((result) => (result.outcome === 'refused' ? result.reason : ''))).toEqual([
      'a',
      'a',
      'b',
      'b',
    ]);
    await fetch(`${sandbox.url}/admin/faults`, { method: 'DELETE' });
    expect(await submit()).toEqual({ outcome: 'accepted' });
  });
});

describe('an outage', () => {
  it('takes messages, look-ups and answers alike, until it ends', async () => {
    const { provider, register, outage, answers, seen } = await start();
    await register();
    await outage(true);
    const message = signedMessage({ certificate: CERTIFICATE });
    expect(await provider.submit(message)).toEqual({ outcome: 'unknown', cause: 'server_error' });
    expect(await provider.lookUp(message.message_id)).toBe('unknown');
    await expect(answers()).rejects.toMatchObject({ reason: 'server_error' });
    expect(await seen()).toEqual([]);
    await outage(false);
    expect(await provider.submit(message)).toEqual({ outcome: 'accepted' });
  });
});
