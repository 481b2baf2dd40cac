import { describe, expect, it } from 'vitest';
import {
  ProviderUnavailable,
  type AnswerCursor,
  type FetchedAnswers,
  type OutgoingMessage,
  type Provider,
  type ReceivedDocument,
  type ReceivedPage,
} from './provider.ts';

/** What can be made to happen to the next message; each has two ends, and the caller sees only one. */
export type LineFault =
  /** The connection breaks before anything arrives. */
  | 'lost'
  /** The other side answers with an error of its own (5xx) and takes nothing. */
  | 'broken'
  /** It arrives, and its reply never does. */
  | 'silent'
  /** It arrives, and a page of some proxy comes back in place of the reply. */
  | 'garbled'
  /** The provider will not take it. */
  | 'refused'
  /** The provider does not let us in, as with a token that has expired, and takes nothing. */
  | 'unauthorized';

/** An adapter with the other end of its line in the hands of the test. */
export type AdapterUnderTest = {
  provider: Provider;
  /** Whose messages these are. */
  tax_code: string;
  /** The day (YYYY-MM-DD) in Vietnam on which the messages are submitted. */
  today: string;
  /** A message that the authority accepts, with an id of its own each time. */
  message(): OutgoingMessage;
  /** Where the answers to those messages begin. */
  cursor: AnswerCursor | null;
  fault(kind: LineFault): Promise<void>;
  /** Every answer to the next message is delivered twice. */
  doubled(): Promise<void>;
  away(on: boolean): Promise<void>;
  /** The provider keeps the next message, or the authority does not answer it; null where the provider says nothing of the way. */
  unanswered: ((by: 'provider' | 'authority') => Promise<void>) | null;
  /** Lets as much time go by as the authority needs for its answers. */
  answered(): Promise<void>;
};

/**
 * What every adapter of a transmission provider must do (docs/provider-adapter.md): the rest of the product relies on nothing else. `open`
 * gives a fresh one to each test.
 */
export function conformsToProvider(open: () => Promise<AdapterUnderTest>): void {
  const fetchFrom = ({ provider, tax_code }: AdapterUnderTest, after: AnswerCursor | null) =>
    provider.fetchAnswers({ tax_code, after });
  /** The whole list of the day, two at a time. */
  const received = async ({ provider, today }: AdapterUnderTest, tax_code: string, day = today) => {
    const documents: ReceivedDocument[] = [];
    let after: string | null = null;
    do {
      const page: ReceivedPage = await provider.listReceived({ tax_code, day, after, limit: 2 });
      expect(page.documents.length).toBeLessThanOrEqual(2);
      documents.push(...page.documents);
      after = page.next;
    } while (after !== null);
    return documents;
  };
  const idsOf = ({ answers }: FetchedAnswers): string[] => answers.map(({ id }) => id);

  describe('handing over', () => {
    it('takes a message once: again, and twice at once, it is a duplicate with one set of answers', async () => {
      const adapter = await open();
      const message = adapter.message();
      const both = await Promise.all([adapter.provider.submit(message), adapter.provider.submit(message)]);
      expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['accepted', 'duplicate']);
      expect(await adapter.provider.submit(message)).toEqual({ outcome: 'duplicate' });
      await adapter.answered();
      const { answers } = await fetchFrom(adapter, adapter.cursor);
      expect(answers.map(({ message_type }) => message_type)).toEqual(['999', '202']);
    });

    it('says a refusal in the words of the provider', async () => {
      const adapter = await open();
      await adapter.fault('refused');
      const result = await adapter.provider.submit(adapter.message());
      expect(result).toEqual({ outcome: 'refused', reason: expect.stringMatching(/\S/) as string });
    });

    it('not let in, a message is known not to have left, and goes once we are', async () => {
      const adapter = await open();
      const message = adapter.message();
      await adapter.fault('unauthorized');
      expect(await adapter.provider.submit(message)).toEqual({ outcome: 'not_sent', cause: 'unauthorized' });
      expect(await adapter.provider.lookUp(message.message_id)).toBe('not_found');
      expect(await adapter.provider.submit(message)).toEqual({ outcome: 'accepted' });
    });

    it.each([
      ['lost', 'not_found', 'accepted'],
      ['broken', 'not_found', 'accepted'],
      ['silent', 'known', 'duplicate'],
      ['garbled', 'known', 'duplicate'],
    ] as const)(
      '%s is unknown, never a failure: looked up it is %s, sent again %s',
      async (kind, found, again) => {
        const adapter = await open();
        const message = adapter.message();
        await adapter.fault(kind);
        expect(await adapter.provider.submit(message)).toMatchObject({ outcome: 'unknown' });
        expect(await adapter.provider.lookUp(message.message_id)).toBe(found);
        expect(await adapter.provider.submit(message)).toEqual({ outcome: again });
      },
    );
  });

  it('while the provider is away nothing is known and nothing is thrown but ProviderUnavailable', async () => {
    const adapter = await open();
    const message = adapter.message();
    await adapter.away(true);
    expect(await adapter.provider.submit(message)).toMatchObject({ outcome: 'unknown' });
    expect(await adapter.provider.lookUp(message.message_id)).toBe('unknown');
    expect(await adapter.provider.fetchAgain(message.message_id)).toMatchObject({ outcome: 'unknown' });
    await expect(fetchFrom(adapter, adapter.cursor)).rejects.toThrow(ProviderUnavailable);
    await expect(received(adapter, adapter.tax_code)).rejects.toThrow(ProviderUnavailable);
    await adapter.away(false);
    expect(await adapter.provider.lookUp(message.message_id)).toBe('not_found');
  });

  it('says of messages without an answer, and of them alone, how far they are, as often as it is asked', async () => {
    const adapter = await open();
    const { provider, unanswered } = adapter;
    if (unanswered === null) return;
    const [answered, kept, silent] = [adapter.message(), adapter.message(), adapter.message()];
    await provider.submit(answered);
    await unanswered('provider');
    await provider.submit(kept);
    await unanswered('authority');
    await provider.submit(silent);
    const progress = async (): Promise<Map<string, string>> => {
      await adapter.answered();
      const { cursor } = await fetchFrom(adapter, adapter.cursor);
      const end = await fetchFrom(adapter, cursor);
      expect(end.answers).toEqual([]);
      return new Map(end.progress?.map(({ message_id, stage }) => [message_id, stage]));
    };
    const stages = new Set<string | undefined>();
    // Ten times as long as answers take, for what is slow to be noticed.
    for (let time = 0; time < 10; time += 1) {
      const told = await progress();
      expect(told.has(answered.message_id)).toBe(false);
      expect([undefined, 'received']).toContain(told.get(kept.message_id));
      stages.add(told.get(silent.message_id));
    }
    expect(await progress()).toEqual(
      new Map([
        [kept.message_id, 'received'],
        [silent.message_id, 'awaiting_answer'],
      ]),
    );
    expect([...stages].filter((stage) => stage !== undefined)).toEqual(['forwarded', 'awaiting_answer']);
    // Once its answers are requested again they come, and it is no longer on its way.
    await provider.fetchAgain(silent.message_id);
    expect([...(await progress()).keys()]).toEqual([kept.message_id]);
  });

  describe('answers', () => {
    it('come oldest first, each with its id and what it answers, and read on from the cursor none is lost or given twice', async () => {
      const adapter = await open();
      const messages = [adapter.message(), adapter.message(), adapter.message()];
      for (const message of messages) await adapter.provider.submit(message);
      await adapter.answered();
      const all = await fetchFrom(adapter, adapter.cursor);
      expect(new Set(all.answers.map(({ reply_to }) => reply_to))).toEqual(
        new Set(messages.map(({ message_id }) => message_id)),
      );
      expect(new Set(idsOf(all)).size).toBe(6);
      const times = all.answers.flatMap(({ received_on }) => received_on ?? []);
      expect(times).toEqual(times.toSorted());
      for (const { bytes } of all.answers) expect(new TextDecoder().decode(bytes)).toContain('<TDiep');
      const later = adapter.message();
      await adapter.provider.submit(later);
      await adapter.answered();
      const rest = await fetchFrom(adapter, all.cursor);
      expect(rest.answers.map(({ reply_to }) => reply_to)).toEqual([later.message_id, later.message_id]);
      expect(idsOf(await fetchFrom(adapter, adapter.cursor))).toEqual([...idsOf(all), ...idsOf(rest)]);
      expect(await fetchFrom(adapter, rest.cursor)).toMatchObject({ answers: [] });
    });

    it('that are delivered twice carry one id', async () => {
      const adapter = await open();
      await adapter.doubled();
      await adapter.provider.submit(adapter.message());
      await adapter.answered();
      const ids = idsOf(await fetchFrom(adapter, adapter.cursor));
      expect([ids.length, new Set(ids).size]).toEqual([4, 2]);
    });

    it('of one tax code are not given for another', async () => {
      const adapter = await open();
      await adapter.provider.submit(adapter.message());
      await adapter.answered();
      const { answers } = await adapter.provider.fetchAnswers({ tax_code: '0099000999', after: null });
      expect(answers).toEqual([]);
    });

    it('asked for again come once more under their ids; a message that nobody knows has none', async () => {
      const adapter = await open();
      const message = adapter.message();
      expect(await adapter.provider.fetchAgain(message.message_id)).toEqual({ outcome: 'not_found' });
      await adapter.provider.submit(message);
      await adapter.answered();
      const first = await fetchFrom(adapter, adapter.cursor);
      expect(await adapter.provider.fetchAgain(message.message_id)).toEqual({ outcome: 'asked', count: 2 });
      expect(idsOf(await fetchFrom(adapter, first.cursor))).toEqual(idsOf(first));
    });
  });

  describe('the list of a day', () => {
    it('names each document that came in once, whatever its sender heard of it, and page by page', async () => {
      const adapter = await open();
      const messages = [adapter.message(), adapter.message(), adapter.message()];
      await adapter.fault('lost');
      await adapter.provider.submit(adapter.message());
      await adapter.fault('silent');
      for (const message of messages) await adapter.provider.submit(message);
      await adapter.provider.submit(adapter.message());
      const [first] = messages;
      if (first !== undefined) await adapter.provider.submit(first);
      const listed = await received(adapter, adapter.tax_code);
      expect(listed).toHaveLength(4);
      expect(new Set(listed.map(({ message_id }) => message_id)).size).toBe(4);
      for (const { message_id } of messages)
        expect(listed).toContainEqual(expect.objectContaining({ message_id, state: 'accepted' }));
      for (const { symbol, number, total } of listed)
        expect([symbol, String(number), total]).toEqual([
          expect.stringMatching(/\S/),
          expect.stringMatching(/^[1-9]\d*$/),
          expect.stringMatching(/^\d+(\.\d+)?$/),
        ]);
    });

    it('holds nothing of another day or another tax code', async () => {
      const adapter = await open();
      await adapter.provider.submit(adapter.message());
      expect(await received(adapter, adapter.tax_code)).toHaveLength(1);
      expect(await received(adapter, adapter.tax_code, '2020-01-01')).toEqual([]);
      expect(await received(adapter, '0099000999')).toEqual([]);
    });
  });
}
