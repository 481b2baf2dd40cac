import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from '#domain/transmission/statuses.table.ts';
import { httpProvider } from '#server/gateways/provider/http-provider.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { messageDesk } from './message-desk.ts';

const run = promisify(execFile);
const server = withTestApp();
let desk: ReturnType<typeof messageDesk>;
let owner: string;
let secret: string;
let examples: ReadonlyMap<string, { script: string; ends: string }>;
let calls: readonly string[];

beforeAll(async () => {
  const app = server.current;
  owner = await app.signIn('owner@demo.vn');
  desk = messageDesk(app, owner);
  const permissions = ['read_invoices', 'create_invoices', 'publish_invoices'];
  const made = await judged(app, 'createApiToken', {
    token: owner,
    body: { api_token: { name: 'ERP', permissions, expires_on: null } },
  });
  ({ secret } = (made.body as { api_token: { secret: string } }).api_token);
  const page = await (await fetch(`${app.sandbox.url}/developers`)).text();
  examples = new Map(
    [...page.matchAll(/<details id="([^"]+)">.*?Kết quả: ([^<]+)\.<.*?<pre[^>]*>([^<]+)<\/pre>/gs)].map(
      ([, name = '', ends = '', script = '']) => [name, { ends, script: asText(script) }],
    ),
  );
  calls = [...page.matchAll(/<pre[^>]*>([^<]+)<\/pre>/g)].map(([, text = '']) => asText(text));
});

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>' };

/** What a person copies. */
function asText(html: string): string {
  return html.replace(/&(?:#(\d+)|([a-z]+));/g, (whole, digits: string | undefined, name: string) =>
    digits === undefined ? (ENTITIES[name] ?? whole) : String.fromCharCode(Number(digits)),
  );
}

async function inBash(script: string): Promise<string> {
  const env = {
    ...process.env,
    HOADON_URL: server.current.url,
    HOADON_TOKEN: secret,
    SANDBOX_URL: server.current.sandbox.url,
  };
  return (await run('bash', ['-c', `${script}\necho; echo "$ID"`], { env })).stdout;
}

const ENDS: Readonly<Record<string, TransmissionStatus>> = {
  accept: 'code_issued',
  refuse: 'denial_of_code_issuance',
  unreadable: 'invalid_message',
  reject: 'invalid_message',
  'late:60000': 'sent_tvan',
  timeout: 'code_issued',
  garbled_reply: 'code_issued',
  lost: 'code_issued',
  broken: 'code_issued',
  silence: 'waiting_for_response',
  held: 'message_received',
  no_verdict: 'valid_message',
  double: 'code_issued',
  reorder: 'code_issued',
  garbage: 'sent_tvan',
  no_reply_to: 'sent_tvan',
  wrong_format: 'valid_message',
  review: 'code_issued',
};

describe('the page for developers', () => {
  test('has an example for each, and each ends as it says when it is run as printed', async () => {
    expect(examples.size).toBeGreaterThan(30);
    const provider = httpProvider({ base_url: server.current.sandbox.url, api_key: '', timeout_ms: 1_000 });
    const office = authority(server.current.sandbox.url);
    const ended = new Map<string, string>();
    for (const [name, { script }] of examples) {
      const lines = (await inBash(script)).trim().split('\n');
      const subject = { kind: 'invoice', id: Number(lines.at(-1)) } as const;
      // As the worker would: each step once, and again where the whereabouts are unknown.
      for (let step = 0; step < 4; step += 1) if ((await desk.carry(subject, provider)) === 'wait') break;
      await desk.collect();
      if (name === 'silence' || name === 'held') {
        await office.moveClock(6_000);
        await desk.collect();
      }
      ended.set(name, await desk.statusOf(subject));
    }
    const expected = [...examples.keys()].map((name) => [
      name,
      ENDS[name.split(':')[0] === 'refuse' ? 'refuse' : name],
    ]);
    expect([...ended]).toEqual(expected);
    for (const [name, { ends }] of examples)
      expect(ends).toContain(TRANSMISSION_STATUSES[ended.get(name) as TransmissionStatus].label);
    // Each reached the authority once: what was lost or not heard of made no second document.
    const seen = await office.messages();
    expect(new Set(seen.map(({ number }) => number)).size).toBe(seen.length);
  });

  test('a review follows the invoice that asks for one', async () => {
    await authority(server.current.sandbox.url).moveClock(5_000);
    await desk.collect();
    const listed = await judged(server.current, 'listAuthorityNotices', { token: owner });
    expect(listed.text).toContain('"message_type":"302"');
  });

  test('its calls of the sandbox work as printed, and start again for one company alone', async () => {
    const [order = '', clock = '', reset = ''] = calls.slice(-3);
    const { url } = server.current.sandbox;
    const own = order
      .replace(/SANDBOX_URL='[^']+'/, `SANDBOX_URL='${url}'`)
      .replace(/MST='\d+'/, "MST='0012345672'");
    const before = await authority(url).messages();
    await fetch(`${url}/admin/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault: { kind: 'double' }, count: 1, tax_code: '0098765436' }),
    });
    await inBash(`${own}\n${clock}`);
    expect(before.some(({ tax_code }) => tax_code === '0012345672')).toBe(true);
    const page = async (tax_code: string) => (await fetch(`${url}/taxpayers/${tax_code}`)).text();
    expect(await page('0012345672')).toContain('Không trả lời gì: 1 lần');
    await inBash(`export MST='0012345672'\n${reset}`);
    const after = (await (await fetch(`${url}/admin/messages`)).json()) as {
      messages: { tax_code: string }[];
    };
    expect(new Set(after.messages.map(({ tax_code }) => tax_code))).toEqual(new Set(['0098765436']));
    expect(await page('0012345672')).not.toContain('Không trả lời gì: 1 lần');
    expect(await page('0012345672')).not.toContain('Chưa có tờ khai nào được chấp nhận');
    expect(await page('0098765436')).toContain('Mỗi phản hồi đến hai lần: 1 lần');
    await inBash(`export MST='0012345672'\n${reset.replace('$MST', '$MST?declaration=true')}`);
    expect(await page('0012345672')).toContain('Chưa có tờ khai nào được chấp nhận');
  });

  test('a scenario that does not exist is refused with its name', async () => {
    const { script } = examples.get('accept') ?? { script: '' };
    const lines = (await inBash(script.replace('SANDBOX:accept', 'SANDBOX:acept'))).trim().split('\n');
    const subject = { kind: 'invoice', id: Number(lines.at(-1)) } as const;
    await desk.carry(subject);
    expect(await desk.statusOf(subject)).toBe('invalid_message');
    expect((await desk.history(subject)).at(-1)?.detail).toContain('acept');
  });
});
