import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { httpProvider } from '../http-provider.ts';
import { SCENARIOS_OF_TAX_CODES } from './scenarios/scenarios.table.ts';
import type { Running } from './sandbox.fixture.ts';
import { CERTIFICATE, declared, opened, reasonCodes, sandboxes } from './sandbox.fixture.ts';
import { mistakeNotice } from './signed-document.fixture.ts';
import { SELLER, signedMessage } from './signed-message.fixture.ts';

const start = sandboxes(withTestDatabase());

async function initiative({ sandbox }: Running, body: object): Promise<{ notice_no: string | null }> {
  const reply = await fetch(`${sandbox.url}/admin/initiatives`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tax_code: SELLER, ...body }),
  });
  expect(reply.status).toBe(201);
  return (await reply.json()) as { notice_no: string | null };
}

const press = ({ sandbox }: Running, path: string, fields: Record<string, string>, headers = {}) =>
  fetch(sandbox.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });

async function pageOf({ sandbox }: Running, path = `/taxpayers/${SELLER}`): Promise<string> {
  const reply = await fetch(sandbox.url + path);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return reply.text();
}

describe('a message of the authority’s own', () => {
  const INVOICE = { form_no: '1', symbol: 'C26TAA', number: 15, issued_on: '2026-11-20' };

  it.each([
    ['105', {}, 'end_of_use', { THop: '1', NYCCDoi: '2026-12-07' }],
    ['302', { invoices: [INVOICE], turn: '2' }, 'review_notice', { THan: '2', Lan: '2' }],
  ] as const)('%s answers nothing and can be read', async (type, body, name, value) => {
    const running = await start();
    await initiative(running, { type, ...body });
    const [answer, ...more] = await running.answers();
    expect(more).toEqual([]);
    expect(answer).toMatchObject({ message_type: type, reply_to: null });
    expect(opened(answer).header.reply_to).toBeNull();
    expect(opened(answer).body).toMatchObject({ documents: [{ name, value: { MST: SELLER, ...value } }] });
  });

  it.each(['506', '777'])('%s is an envelope around what nobody knows', async (type) => {
    const running = await start();
    await initiative(running, { type, text: 'Quyết định số 1' });
    const [answer] = await running.answers();
    expect(opened(answer)).toMatchObject({ header: { type, reply_to: null }, body: { kind: 'other' } });
    expect(new TextDecoder().decode(answer?.bytes)).toContain('Quyết định số 1');
  });

  it('to review (302) can be answered under its number', async () => {
    const running = await start();
    await running.register();
    await running.provider.submit(signedMessage({ certificate: CERTIFICATE }));
    const { notice_no } = await initiative(running, { type: '302', invoices: [INVOICE] });
    const notice = mistakeNotice([{ symbol: 'C26TAA', number: '15' }], notice_no);
    await running.provider.submit(notice);
    running.clock.advance(1000);
    const answer = (await running.answers()).find(
      ({ reply_to, message_type }) => reply_to === notice.message_id && message_type !== '999',
    );
    expect(answer?.message_type).toBe('301');
  });
});

describe('answers asked for again', () => {
  it.each([
    ['garble_answers', 2],
    ['silence', 0],
  ] as const)('come whole after %s, under the ids they had', async (kind, arrived) => {
    const running = await start();
    const { provider, clock, answers } = running;
    await running.fault({ fault: { kind }, count: 1 });
    const message = signedMessage({ certificate: CERTIFICATE });
    await provider.submit(message);
    clock.advance(1000);
    const before = await answers();
    expect(before).toHaveLength(arrived);
    expect(await provider.fetchAgain(message.message_id)).toEqual({ outcome: 'asked', count: 2 });
    const after = (await answers()).slice(arrived);
    expect(after.map(({ message_type }) => message_type)).toEqual(['999', '204']);
    expect(reasonCodes(after[1])).toEqual(['1000']);
    expect(after.map(({ id }) => id).slice(0, arrived)).toEqual(before.map(({ id }) => id));
  });

  it('are none while the authority has not answered, and nobody knows a message that never came', async () => {
    const { provider } = await start();
    const message = signedMessage({ certificate: CERTIFICATE });
    expect(await provider.fetchAgain(message.message_id)).toEqual({ outcome: 'not_found' });
    await provider.submit(message);
    expect(await provider.fetchAgain(message.message_id)).toEqual({ outcome: 'asked', count: 0 });
  });
});

describe('a scenario', () => {
  const submitWith = async (running: Running, scenario: string) => {
    const headers = () => ({ 'x-sandbox-scenario': scenario });
    const provider = httpProvider({ base_url: running.sandbox.url, api_key: 'k', headers });
    const result = await provider.submit(signedMessage({ certificate: CERTIFICATE }));
    running.clock.advance(1000);
    return { result, answers: await running.answers() };
  };

  it.each([
    ['silence', []],
    ['no_verdict', ['999']],
    ['late:60000', []],
    ['unreadable', ['999']],
    ['wrong_format', ['999', '-1']],
    ['signature_faulty', ['999', '-2']],
    ['refuse:buyer_stopped', ['999', '204']],
    ['refuse:20014', ['999', '204']],
    ['accept', ['999', '202']],
  ])('of the header: %s', async (scenario, types) => {
    const running = await start();
    const { answers } = await submitWith(running, scenario);
    expect(answers.map(({ message_type }) => message_type)).toEqual(types);
  });

  it('of the header: no_reply_to hides what the answers answer', async () => {
    const { answers } = await submitWith(await start(), 'no_reply_to');
    expect(answers.map(({ reply_to }) => reply_to)).toEqual([null, null]);
    expect(opened(answers[1]).header.reply_to).toBeNull();
  });

  it('that does not exist is refused', async () => {
    const { result } = await submitWith(await start(), 'nonsense');
    expect(result).toMatchObject({ outcome: 'refused' });
  });

  it('of a tax code stands for that company always', async () => {
    const running = await start();
    const [tax_code = ''] =
      Object.entries(SCENARIOS_OF_TAX_CODES).find(([, name]) => name === 'no_verdict') ?? [];
    const typesFor = async (sender: string): Promise<string[]> => {
      const { bytes, ...message } = signedMessage({ certificate: CERTIFICATE });
      const text = new TextDecoder().decode(bytes).replaceAll(SELLER, sender);
      const sent = { ...message, tax_code: sender, bytes: new TextEncoder().encode(text) };
      await running.provider.submit(sent);
      running.clock.advance(1000);
      const { answers } = await running.provider.fetchAnswers({ tax_code: sender, after: null });
      return answers.map(({ message_type }) => message_type);
    };
    expect(await typesFor(tax_code)).toEqual(['999']);
    expect(await typesFor(SELLER)).toEqual(['999', '204']);
  });

  it('ordered for one company does not meet another', async () => {
    const running = await start();
    await running.fault({ fault: { kind: 'reject', reason: 'x' }, count: null, tax_code: '0100109106' });
    expect(await running.provider.submit(signedMessage({ certificate: CERTIFICATE }))).toEqual({
      outcome: 'accepted',
    });
  });
});

describe('the page', () => {
  it('lists whoever sent something, and shows what is held of them', async () => {
    const running = await start();
    await running.register();
    await running.provider.submit(signedMessage({ certificate: CERTIFICATE }));
    expect(await pageOf(running, '/')).toContain(`<a href="/taxpayers/${SELLER}">${SELLER}</a>`);
    const page = await pageOf(running);
    for (const words of ['CÔNG TY TNHH MẪU', 'Có mã của cơ quan thuế', '1 C26TAA số 15', 'Đã cấp mã'])
      expect(page).toContain(words);
    expect(page).toMatch(/^<!doctype html><html lang="vi">/);
  });

  it('sends a message of the authority’s own, and says so', async () => {
    const running = await start();
    const path = `/taxpayers/${SELLER}/initiatives`;
    const reply = await press(running, path, {
      type: '302',
      invoice: '1|C26TAA|15|2026-11-20',
      text: 'Sai <b>',
    });
    expect(reply.status).toBe(303);
    const location = reply.headers.get('location') ?? '';
    expect(await pageOf(running, location)).toMatch(/<p role="status">Đã gửi thông điệp 302, mã RS\/26/);
    expect((await running.answers()).map(({ message_type }) => message_type)).toEqual(['302']);
    const nothing = await press(running, path, { type: '302' });
    expect(await pageOf(running, nothing.headers.get('location') ?? '')).toContain(
      'hãy chọn ít nhất một hóa đơn',
    );
  });

  it('orders a scenario and decides the declaration that waits', async () => {
    const running = await start();
    const path = `/taxpayers/${SELLER}`;
    await press(running, `${path}/scenarios`, { scenario: 'confirm', count: '1' });
    await press(running, `${path}/scenarios`, { scenario: 'refuse', reason: '1001', count: '' });
    expect(await pageOf(running)).toContain('<li>Tờ khai chờ người đại diện xác nhận: 1 lần</li>');
    expect(await pageOf(running)).toContain('<li>Từ chối với một lý do: đến khi xóa</li>');
    const message = declared();
    await running.provider.submit(message);
    expect(await pageOf(running)).toContain('Tờ khai đang chờ');
    const { message_id } = message;
    await press(running, `${path}/decisions`, { message_id, reason: '' });
    expect(await pageOf(running)).not.toContain('Tờ khai đang chờ');
    running.clock.advance(1000);
    expect((await running.answers()).map(({ message_type }) => message_type)).toEqual(['999', '102', '103']);
  });

  it('never takes a value for markup, and its buttons are not pressed from another site', async () => {
    const running = await start();
    const said = '<script>alert(1)</script>';
    const page = await pageOf(running, `/taxpayers/${SELLER}?${new URLSearchParams({ said }).toString()}`);
    expect(page).not.toContain('<script');
    const headers = { 'sec-fetch-site': 'cross-site' };
    const reply = await press(running, `/taxpayers/${SELLER}/initiatives`, { type: '777' }, headers);
    expect(reply.status).toBe(403);
    expect(await running.answers()).toEqual([]);
  });
});
