import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { httpProvider } from './http-provider.ts';
import type { OutgoingMessage, Provider } from './provider.ts';
import { ProviderUnavailable } from './provider.ts';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function providerBehind(
  reply: Reply,
  timeout_ms = 5000,
  max_page_answers = Infinity,
): Promise<Provider> {
  const server = createServer(reply);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return httpProvider({ base_url: `http://127.0.0.1:${port}`, api_key: 'k', timeout_ms, max_page_answers });
}

function json(status: number, body: unknown): Reply {
  return (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

const text =
  (status: number, body: string): Reply =>
  (request, response) => {
    request.resume();
    response.writeHead(status).end(body);
  };

const message: OutgoingMessage = {
  message_id: 'V0106026495996AD8602A9A504F8861AEAFD0B2AE29',
  message_type: '200',
  tax_code: '0101243150',
  bytes: new TextEncoder().encode('<TDiep>Hóa đơn</TDiep>'),
};

describe('handing a message over', () => {
  it('sends the bytes as they stand, with id, type, tax code and key', async () => {
    const seen: { headers: IncomingMessage['headers']; body: Buffer }[] = [];
    const provider = await providerBehind((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        seen.push({ headers: request.headers, body: Buffer.concat(chunks) });
        json(202, { outcome: 'accepted', message_id: message.message_id })(request, response);
      });
    });
    expect(await provider.submit(message)).toEqual({ outcome: 'accepted' });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.body.equals(Buffer.from(message.bytes))).toBe(true);
    expect(seen[0]?.headers).toMatchObject({
      'x-message-id': message.message_id,
      'x-message-type': '200',
      'x-tax-code': '0101243150',
      authorization: 'Bearer k',
    });
  });

  it.each([
    [
      'a duplicate',
      json(200, { outcome: 'duplicate', message_id: message.message_id }),
      { outcome: 'duplicate' },
    ],
    [
      'a refusal',
      json(400, { outcome: 'refused', reason: 'sai mã' }),
      { outcome: 'refused', reason: 'sai mã' },
    ],
    ['500', text(500, 'oops'), { outcome: 'unknown', cause: 'server_error' }],
    [
      '503 that claims acceptance',
      json(503, { outcome: 'accepted' }),
      { outcome: 'unknown', cause: 'server_error' },
    ],
    ['a page instead of an answer', text(200, '<html>ok</html>'), { outcome: 'unknown', cause: 'garbled' }],
    ['JSON of another shape', json(200, { ok: true }), { outcome: 'unknown', cause: 'garbled' }],
    [
      'an answer to another message',
      json(202, { outcome: 'accepted', message_id: 'V1' }),
      { outcome: 'unknown', cause: 'garbled' },
    ],
    ['a proxy’s 404', text(404, 'not here'), { outcome: 'unknown', cause: 'garbled' }],
    [
      'a refusal with 200',
      json(200, { outcome: 'refused', reason: 'x' }),
      { outcome: 'unknown', cause: 'garbled' },
    ],
  ])('%s', async (_name, reply, result) => {
    const provider = await providerBehind(reply);
    expect(await provider.submit(message)).toEqual(result);
  });

  it('knows nothing when the answer is too slow', async () => {
    const provider = await providerBehind((request) => void request.resume(), 60);
    expect(await provider.submit(message)).toEqual({ outcome: 'unknown', cause: 'timeout' });
  });

  it('knows nothing when the body of the answer never ends', async () => {
    const provider = await providerBehind((_request, response) => {
      response.writeHead(202, { 'content-type': 'application/json' }).write('{"outcome":');
    }, 60);
    expect(await provider.submit(message)).toEqual({ outcome: 'unknown', cause: 'timeout' });
  });

  it('knows nothing when the line drops, before or in the middle of the answer', async () => {
    const before = await providerBehind((request) => void request.socket.destroy());
    expect(await before.submit(message)).toEqual({ outcome: 'unknown', cause: 'connection' });
    const middle = await providerBehind((request, response) => {
      response
        .writeHead(202, { 'content-length': '100' })
        .write('{"outcome":', () => request.socket.destroy());
    });
    expect(await middle.submit(message)).toEqual({ outcome: 'unknown', cause: 'connection' });
  });

  it('knows nothing when nobody listens, and never tries twice', async () => {
    const provider = httpProvider({ base_url: 'http://127.0.0.1:1', api_key: 'k' });
    expect(await provider.submit(message)).toEqual({ outcome: 'unknown', cause: 'connection' });
    let calls = 0;
    const failing = await providerBehind((request, response) => {
      calls += 1;
      text(500, '')(request, response);
    });
    await failing.submit(message);
    expect(calls).toBe(1);
  });
});

describe('looking a message up', () => {
  it.each([
    ['known', json(200, { message_id: 'V1', known: true }), 'known'],
    ['not known, said for this id', json(404, { message_id: 'V1', known: false }), 'not_found'],
    ['a bare 404, which may be a proxy', text(404, ''), 'unknown'],
    ['another id', json(404, { message_id: 'V2', known: false }), 'unknown'],
    ['500', text(500, ''), 'unknown'],
  ] as const)('%s', async (_name, reply, result) => {
    const provider = await providerBehind(reply);
    expect(await provider.lookUp('V1')).toBe(result);
  });
});

describe('asking for answers again', () => {
  it('names the message in its path, and nothing else', async () => {
    const seen: (string | undefined)[] = [];
    const provider = await providerBehind((request, response) => {
      seen.push(`${request.method ?? ''} ${request.url ?? ''}`, request.headers.authorization);
      json(202, { message_id: 'V/1', known: true, count: 2 })(request, response);
    });
    expect(await provider.fetchAgain('V/1')).toEqual({ outcome: 'asked', count: 2 });
    expect(seen).toEqual(['POST /messages/V%2F1/answers/again', 'Bearer k']);
  });

  it.each([
    ['none yet', json(202, { message_id: 'V1', known: true, count: 0 }), { outcome: 'asked', count: 0 }],
    [
      'not known, said for this id',
      json(404, { message_id: 'V1', known: false, count: 0 }),
      { outcome: 'not_found' },
    ],
    ['a bare 404, which may be a proxy', text(404, ''), { outcome: 'unknown', cause: 'garbled' }],
    [
      'another id',
      json(202, { message_id: 'V2', known: true, count: 1 }),
      { outcome: 'unknown', cause: 'garbled' },
    ],
    [
      'known, said with 404',
      json(404, { message_id: 'V1', known: true, count: 1 }),
      { outcome: 'unknown', cause: 'garbled' },
    ],
    ['500', text(500, ''), { outcome: 'unknown', cause: 'server_error' }],
  ])('%s', async (_name, reply, result) => {
    const provider = await providerBehind(reply);
    expect(await provider.fetchAgain('V1')).toEqual(result);
  });

  it('knows nothing when the answer is too slow', async () => {
    const provider = await providerBehind((request) => void request.resume(), 60);
    expect(await provider.fetchAgain('V1')).toEqual({ outcome: 'unknown', cause: 'timeout' });
  });
});

describe('fetching answers', () => {
  const answer = {
    id: 'TCT1',
    reply_to: 'V1',
    message_type: '999',
    content_base64: Buffer.from('<a>Đ</a>').toString('base64'),
    received_on: '2026-11-20T02:15:03.000Z',
  };

  it('gives the bytes as they came, and the next cursor', async () => {
    const provider = await providerBehind(json(200, { answers: [answer], cursor: '7' }));
    const { answers, cursor } = await provider.fetchAnswers({ tax_code: '0101243150', after: null });
    expect(cursor).toBe('7');
    expect(Buffer.from(answers[0]?.bytes ?? []).toString()).toBe('<a>Đ</a>');
    expect(answers[0]).toMatchObject({ id: 'TCT1', reply_to: 'V1', message_type: '999' });
  });

  it('says how far messages are, without what it cannot read of it', async () => {
    const known = { message_id: 'V1', stage: 'forwarded' };
    const progress = [known, { message_id: 'V2', stage: 'eaten' }, { stage: 'received' }, null];
    const provider = await providerBehind(json(200, { answers: [], cursor: null, progress }));
    const fetched = await provider.fetchAnswers({ tax_code: '0101243150', after: null });
    expect(fetched.progress).toEqual([known]);
  });

  it('keeps the cursor when there is nothing new', async () => {
    const provider = await providerBehind(json(200, { answers: [], cursor: null }));
    expect(await provider.fetchAnswers({ tax_code: '0101243150', after: '7' })).toEqual({
      answers: [],
      cursor: '7',
      progress: [],
    });
  });

  it.each([
    ['500', text(500, ''), 'server_error'],
    ['junk', text(200, 'junk'), 'garbled'],
    ['a list without answers', json(200, { answers: 5, cursor: '1' }), 'garbled'],
  ])('throws on %s, so that the cursor stays', async (_name, reply, reason) => {
    const provider = await providerBehind(reply);
    const fetched = provider.fetchAnswers({ tax_code: '0101243150', after: null });
    await expect(fetched).rejects.toThrow(ProviderUnavailable);
    await expect(fetched).rejects.toMatchObject({ reason });
  });

  it('takes a message that answers nothing', async () => {
    const provider = await providerBehind(
      json(200, { answers: [{ ...answer, reply_to: null }], cursor: '1' }),
    );
    const { answers } = await provider.fetchAnswers({ tax_code: '0101243150', after: null });
    expect(answers).toMatchObject([{ id: 'TCT1', reply_to: null, message_type: '999' }]);
  });

  it.each([
    ['with a number for its id', { ...answer, id: 5 }],
    ['with a control character in its id', { ...answer, id: 'TCT\u0000' }],
    ['that is a text', 'lạ'],
    ['that is null', null],
  ])('keeps an entry %s under an id of its own, and the one behind it', async (_name, odd) => {
    const provider = await providerBehind(json(200, { answers: [odd, answer], cursor: '1' }));
    const fetch = () => provider.fetchAnswers({ tax_code: '0101243150', after: null });
    const [kept, good] = (await fetch()).answers;
    expect(kept?.id).toMatch(/^ODD-[0-9a-f]{40}$/);
    expect((await fetch()).answers[0]?.id).toBe(kept?.id);
    expect(good).toMatchObject({ id: 'TCT1', reply_to: 'V1' });
  });

  it('keeps an entry without readable content as the JSON it stands in', async () => {
    const odd = { ...answer, content_base64: '%%%', message_type: 7 };
    const provider = await providerBehind(json(200, { answers: [odd], cursor: '1' }));
    const { answers } = await provider.fetchAnswers({ tax_code: '0101243150', after: null });
    expect(answers[0]?.message_type).toBe('unknown');
    expect(JSON.parse(Buffer.from(answers[0]?.bytes ?? []).toString())).toEqual(odd);
  });

  it('keeps of one that is too large its ids, size and hash, and the one behind it', async () => {
    const bytes = Buffer.alloc(8 * 1024 * 1024 + 1, 'x');
    const large = { ...answer, id: 'LARGE', content_base64: bytes.toString('base64') };
    const provider = await providerBehind(json(200, { answers: [large, answer], cursor: '1' }));
    const { answers } = await provider.fetchAnswers({ tax_code: '0101243150', after: null });
    expect(answers).toMatchObject([
      { id: 'LARGE', reply_to: 'V1' },
      { id: 'TCT1', reply_to: 'V1' },
    ]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(JSON.parse(Buffer.from(answers[0]?.bytes ?? []).toString())).toEqual({
      too_large: { size: bytes.length, sha256 },
    });
  });

  it('believes no page of more answers than it may have, and passes none of them over', async () => {
    const page = (count: number) =>
      json(200, { answers: Array.from({ length: count }, () => answer), cursor: '1' });
    const request = { tax_code: '0101243150', after: null };
    const full = await providerBehind(page(3), 5000, 3);
    expect((await full.fetchAnswers(request)).answers).toHaveLength(3);
    const over = await providerBehind(page(4), 5000, 3);
    await expect(over.fetchAnswers(request)).rejects.toMatchObject({ reason: 'garbled' });
  });
});

describe('listing what came in on a day', () => {
  const document = {
    message_id: 'V1',
    form_no: '1',
    symbol: 'C26TAA',
    number: 7,
    total: '110000',
    state: 'accepted',
    code: null,
  };
  const request = { tax_code: '0101243150', day: '2026-11-19', after: 'p1', limit: 500 };

  it('asks for a page of the day, and gives what stands in it', async () => {
    const seen: (string | undefined)[] = [];
    const provider = await providerBehind((asked, response) => {
      seen.push(asked.url);
      json(200, { documents: [document], next: 'p2' })(asked, response);
    });
    expect(await provider.listReceived(request)).toEqual({ documents: [document], next: 'p2' });
    expect(seen).toEqual(['/documents?tax_code=0101243150&day=2026-11-19&limit=500&after=p1']);
  });

  it.each([
    ['an error', text(500, ''), 'server_error'],
    ['a proxy page', text(200, '<html>'), 'garbled'],
    [
      'a document without its number',
      json(200, { documents: [{ ...document, number: null }], next: null }),
      'garbled',
    ],
    [
      'an amount that is none',
      json(200, { documents: [{ ...document, total: 'x' }], next: null }),
      'garbled',
    ],
    ['an unknown state', json(200, { documents: [{ ...document, state: 'gone' }], next: null }), 'garbled'],
    ['the page that was asked for before', json(200, { documents: [], next: 'p1' }), 'garbled'],
  ])('is whole or nothing: %s', async (_name, reply, reason) => {
    const provider = await providerBehind(reply);
    await expect(provider.listReceived(request)).rejects.toMatchObject({ reason });
  });
});
