import { randomBytes } from 'node:crypto';
import { FormatRefused } from '#domain/documents/format/problems.ts';
import type { Reason } from '#domain/documents/notices.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { verifySignatures } from '#domain/signing/verify.ts';
import type { Answered } from './answer.ts';
import { codedAnswer, refusalAnswer, technicalAnswer } from './answer.ts';
import type { AuthoritySigner } from './authority.ts';
import type { Fault } from './faults.ts';
import { bendAnswers, later } from './faults.ts';
import { judge } from './judge.ts';
import type { OpenedMessage } from './open-message.ts';
import { openMessage } from './open-message.ts';
import type { ReasonName } from './reasons.table.ts';
import { REASONS } from './reasons.table.ts';
import type { DocumentKey, ReceivedMessage, StoredAnswer, Verdict } from './records.ts';
import type { Settled, Store } from './store.ts';

/** How long after a message its receipt (999) and its verdict (202, 204) become available. */
export type AnswerDelays = { receipt_ms: number; verdict_ms: number };

export type Reception = (message: ReceivedMessage, fault: Fault | null) => Promise<'accepted' | 'duplicate'>;

/** Takes a message in, judges it and leaves the answers for later, all in one transaction of its own. */
export function createReception(store: Store, sign: AuthoritySigner, delays: AnswerDelays): Reception {
  return async (message, fault) => {
    // Before the costly part; the insert below decides when two come at once.
    if (await store.knows(message.message_id)) return 'duplicate';
    const opened = openMessage(message.bytes, message, parseXml);
    const findings = opened.readable ? await findingsOn(store, message, opened) : [];
    const document = opened.readable ? documentKey(opened) : null;
    const received = await store.receive(message, document?.symbol ?? '', async (is_taken) => {
      const taken = document !== null && findings.length === 0 && (await is_taken(document));
      const names: ReasonName[] = taken ? ['number_taken'] : findings;
      const reasons = fault?.kind === 'refuse' ? fault.reasons : names.map((name) => REASONS[name]);
      const settled = settle(message, opened, reasons, sign, delays);
      return { ...settled, document, answers: bendAnswers(fault, settled.answers) };
    });
    return received ? 'accepted' : 'duplicate';
  };
}

async function findingsOn(
  store: Store,
  message: ReceivedMessage,
  { invoice }: Extract<OpenedMessage, { readable: true }>,
): Promise<ReasonName[]> {
  const taxpayer = await store.taxpayer(message.tax_code);
  const ports = createVerifyPorts(taxpayer ? [taxpayer.trusted_root_pem] : []);
  return judge({
    invoice,
    signatures: verifySignatures(message.bytes, ports),
    taxpayer,
    received_on: message.received_on,
    today: vietnamDate(Date.parse(message.received_on)),
  });
}

function documentKey({ invoice }: Extract<OpenedMessage, { readable: true }>): DocumentKey | null {
  const { form_no, symbol, number } = invoice.content;
  return number === null ? null : { form_no, symbol, number };
}

function settle(
  message: ReceivedMessage,
  opened: OpenedMessage,
  reasons: readonly Reason[],
  sign: AuthoritySigner,
  delays: AnswerDelays,
): Omit<Settled, 'document'> {
  const to: Answered = { ...message, sender: opened.header?.sender ?? null };
  const stamp = (delay: number) => ({
    available_on: later(message.received_on, delay),
    random: randomBytes(16).toString('hex').toUpperCase(),
  });
  const malformed = (why: readonly Reason[]): Omit<Settled, 'document'> => ({
    verdict: { verdict: 'malformed', reasons: why },
    answers: [technicalAnswer(to, stamp(delays.receipt_ms), why)],
  });
  if (!opened.readable) return malformed([REASONS[opened.reason]]);
  const receipt = technicalAnswer(to, stamp(delays.receipt_ms), []);
  if (reasons.length > 0) {
    const answer = readably(() => refusalAnswer(to, stamp(delays.verdict_ms), opened.invoice, reasons, sign));
    if (answer === null) return malformed([REASONS.unreadable]);
    return { verdict: { verdict: 'refused', reasons }, answers: [receipt, answer] };
  }
  // Mã của cơ quan thuế: 34 hexadecimal digits, as issued ones begin.
  const verdict: Verdict = { verdict: 'coded', code: `00${randomBytes(16).toString('hex').toUpperCase()}` };
  const answer = readably(() => codedAnswer(to, stamp(delays.verdict_ms), opened, verdict.code, sign));
  if (answer === null) return malformed([REASONS.unreadable]);
  return { verdict, answers: [receipt, answer] };
}

/** The answer, or null where what came in can't be answered in its own terms. */
function readably(answer: () => StoredAnswer): StoredAnswer | null {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RangeError || error instanceof FormatRefused) return null;
    throw error;
  }
}
