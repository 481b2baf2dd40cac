import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/vietnam-time.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import type { Running } from '../sandbox.fixture.ts';
import { CERTIFICATE, opened, reasonCodes, sandboxes } from '../sandbox.fixture.ts';
import { SELLER, signedMessage } from '../signed-message.fixture.ts';

const start = sandboxes(withTestDatabase());

async function page({ sandbox }: Running, path = '/'): Promise<string> {
  return (await fetch(sandbox.url + path)).text();
}

/** Presses a button of the page; what the page says then. */
async function press({ sandbox }: Running, path: string, fields: Record<string, string>): Promise<string> {
  return (await fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(fields) })).text();
}

const typesOf = async ({ answers }: Running): Promise<string[]> =>
  (await answers()).map(({ message_type }) => message_type);

describe('the clock of the authority', () => {
  it('moved on from its page brings the answers that were days away, and every page says that it is moved', async () => {
    const running = await start();
    await running.register();
    await running.fault({ fault: { kind: 'delay', delay_ms: 3 * DAY_MS }, count: 1 });
    await running.provider.submit(signedMessage({ certificate: CERTIFICATE }));
    running.clock.advance(1000);
    expect(await typesOf(running)).toEqual([]);
    expect(await page(running)).not.toContain('Về giờ thật');
    const back = `/taxpayers/${SELLER}`;
    expect(await press(running, '/clock', { step: '2d', back })).toContain('Đã cho trôi qua 2 ngày.');
    expect(await typesOf(running)).toEqual([]);
    await press(running, '/clock', { step: '1d', back });
    expect(await typesOf(running)).toEqual(['999', '202']);
    for (const path of ['/', back]) {
      const shown = await page(running, path);
      expect(shown).toContain('nhanh hơn giờ thật 3 ngày.');
      expect(shown).toContain('Về giờ thật');
    }
  });

  it('decides on what day a message comes in, and what its notices are dated', async () => {
    const running = await start();
    await running.register();
    const tomorrows = () => signedMessage({ certificate: CERTIFICATE, content: { issued_on: '2026-11-21' } });
    await running.provider.submit(tomorrows());
    running.clock.advance(1000);
    const [, refused] = await running.answers();
    expect(reasonCodes(refused)).not.toEqual([]);
    await press(running, '/clock', { step: '1d' });
    await fetch(`${running.sandbox.url}/admin/initiatives`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tax_code: SELLER, type: '105' }),
    });
    const notice = (await running.answers()).at(-1);
    expect(notice?.received_on).toBe('2026-11-21T03:00:01.000Z');
    // Ten working days after the 21st, not the 20th.
    expect(opened(notice).body).toMatchObject({ documents: [{ value: { NYCCDoi: '2026-12-07' } }] });
  });

  it('outlives a restart', async () => {
    const running = await start();
    await press(running, '/clock', { step: '7d' });
    const again = await running.restart();
    expect(await page(again)).toContain('nhanh hơn giờ thật 7 ngày.');
  });

  it('goes back to the machine’s time alone, and what is awaited stays as far away as it was', async () => {
    const running = await start();
    await running.register();
    await press(running, '/clock', { step: '30d' });
    await running.fault({ fault: { kind: 'delay', delay_ms: 2 * DAY_MS }, count: 1 });
    await running.provider.submit(signedMessage({ certificate: CERTIFICATE }));
    await press(running, '/clock', { step: '1d' });
    expect(await press(running, '/clock/back', {})).toContain('Đồng hồ đã về giờ thật.');
    expect(await page(running)).not.toContain('nhanh hơn giờ thật');
    running.clock.advance(DAY_MS);
    expect(await typesOf(running)).toEqual([]);
    running.clock.advance(1000);
    expect(await typesOf(running)).toEqual(['999', '202']);
  });

  it('is moved by a program too, and never backwards', async () => {
    const { sandbox } = await start();
    const move = (move_on_ms: number) =>
      fetch(`${sandbox.url}/admin/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ move_on_ms }),
      });
    expect(await (await move(1500)).json()).toEqual({ now: '2026-11-20T03:00:01.500Z', ahead_ms: 1500 });
    expect((await move(-1)).status).toBe(400);
    expect((await fetch(`${sandbox.url}/admin/clock`, { method: 'DELETE' })).ok).toBe(true);
    expect(await (await fetch(`${sandbox.url}/admin/clock`)).json()).toMatchObject({ ahead_ms: 0 });
  });
});
