import { randomBytes } from 'node:crypto';
import { FormatRefused } from '#domain/documents/format/problems.ts';
import type { Reason } from '#domain/documents/notices.ts';
import type { VerifyPorts } from '#domain/signing/ports.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { fixedClock, vietnamDate } from '#server/platform/clock.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import type { Answered } from './answers/envelope.ts';
import { freeNotice, recipientOf, technicalAnswer } from './answers/envelope.ts';
import type { AuthoritySigner } from './authority.ts';
import type { Fault } from './scenarios/faults.ts';
import { bendAnswers, later } from './scenarios/faults.ts';
import { sendInitiative } from './initiatives.ts';
import type { OpenedMessage } from './open-message.ts';
import { openMessage } from './open-message.ts';
import { REASONS } from './reasons.table.ts';
import { decideDeclaration } from './receivers/declaration.ts';
import type { Findings, Hand, Opened, Stage } from './receivers/receiver.ts';
import { NO_QUESTION } from './receivers/receiver.ts';
import type { JudgedDocument, ReceivedMessage, Settled, StoredAnswer, Taxpayer } from './records.ts';
import type { Store } from './store.ts';

/** How long after a message its receipt (999) and its verdict (202, 204…) become available; 102 comes between them. */
export type AnswerDelays = { receipt_ms: number; verdict_ms: number };

export type Reception = {
  /** Takes a message in, judges it and leaves the answers for later, all in one transaction of its own. */
  receive(message: ReceivedMessage, fault: Fault | null): Promise<'accepted' | 'duplicate'>;
  /** Decides a declaration that waits for a person: no reasons accept it. False where none of this id waits. */
  decide(message_id: string, reasons: readonly Reason[], now: string): Promise<boolean>;
};

type ReceptionParts = {
  store: Store;
  sign: AuthoritySigner;
  delays: AnswerDelays;
  ports: VerifyPorts;
};

export function createReception({ store, sign, delays, ports }: ReceptionParts): Reception {
  return {
    receive: async (message, fault) => {
      // Before the costly part; the insert below decides when two come at once.
      if (await store.knows(message.message_id)) return 'duplicate';
      const read =
        fault?.kind === 'unreadable' ? unread(message) : openMessage(message.bytes, message, parseXml);
      const hand = handFor(message, read, fault, { sign, delays });
      if (!read.readable) {
        const settled = malformed(hand(null), [REASONS[read.reason]]);
        return outcome(await store.receive(message, NO_QUESTION, () => bent(fault, settled)));
      }
      const { opened } = read;
      const signatures = opened.signed.map((part) => verifySignatures(part, ports));
      let taken: readonly JudgedDocument[] = [];
      const received = await store.receive(message, opened.question, (known) => {
        const { received_on } = message;
        const today = vietnamDate(Date.parse(received_on));
        const found = opened.judge({ ...known, signatures, received_on, today });
        const settled = settle(opened, ordered(fault, found), hand(known.taxpayer), fault);
        taken = settled.documents.filter(({ verdict }) => verdict !== 'refused');
        return bent(fault, settled);
      });
      if (received && fault?.kind === 'review' && taken.length > 0)
        await sendReview({ store, sign, delays }, message, taken);
      return outcome(received);
    },

    decide: (message_id, reasons, now) =>
      store.decide(message_id, (message, { taxpayer }) => {
        const read = openMessage(message.bytes, message, parseXml);
        const hand = handFor({ ...message, received_on: now }, read, null, { sign, delays })(taxpayer);
        return decideDeclaration(message.bytes, hand, reasons);
      }),
  };
}

/** After the verdict has come. */
async function sendReview(
  { store, sign, delays }: Pick<ReceptionParts, 'store' | 'sign' | 'delays'>,
  { tax_code, received_on }: ReceivedMessage,
  invoices: readonly JudgedDocument[],
): Promise<void> {
  const clock = fixedClock(later(received_on, delays.verdict_ms + REVIEW_MS));
  await sendInitiative({ store, sign, clock }, { tax_code, type: '302', invoices });
}

const REVIEW_MS = 1_000;

function outcome(received: boolean): 'accepted' | 'duplicate' {
  return received ? 'accepted' : 'duplicate';
}

function unread(message: ReceivedMessage): OpenedMessage {
  const read = openMessage(message.bytes, message, parseXml);
  return { readable: false, header: read.header, reason: 'unreadable' };
}

const STAGES: Readonly<Partial<Record<Fault['kind'], Stage>>> = {
  not_received: 'not_received',
  confirm: 'confirm',
  explain: 'explain',
};

function handFor(
  message: ReceivedMessage,
  { header }: OpenedMessage,
  fault: Fault | null,
  { sign, delays }: Pick<ReceptionParts, 'sign' | 'delays'>,
): (taxpayer: Taxpayer | null) => Hand {
  const { receipt_ms, verdict_ms } = delays;
  const wait = { receipt: receipt_ms, reading: (receipt_ms + verdict_ms) / 2, verdict: verdict_ms };
  const to: Answered = {
    ...message,
    sender: header?.sender ?? null,
    hides_reply: fault?.kind === 'no_reply_to',
  };
  return (taxpayer) => ({
    to,
    stamp: (step) => ({
      available_on: later(message.received_on, wait[step]),
      random: randomBytes(16).toString('hex').toUpperCase(),
    }),
    sign,
    stage: (fault && STAGES[fault.kind]) ?? 'usual',
    taxpayer,
  });
}

/** The findings as the scenario wants them. */
function ordered(fault: Fault | null, findings: Findings): Findings {
  const { message, documents } = findings;
  if (fault?.kind === 'accept') return { message: [], documents: documents.map(() => []) };
  // What is refused on order is refused for that alone: of a declaration the office's decision, of others everything.
  if (fault?.kind === 'refuse') return { message: [], documents: documents.map(() => fault.reasons) };
  if (fault?.kind === 'not_received') return { message: fault.reasons, documents };
  return { message, documents };
}

function settle(opened: Opened, findings: Findings, hand: Hand, fault: Fault | null): Settled {
  const receipt = technicalAnswer(hand.to, hand.stamp('receipt'), []);
  const settled = readably(() => opened.answers(findings, hand));
  if (settled === null) return malformed(hand, [REASONS.unreadable]);
  return { ...settled, answers: [receipt, ...inPlaceOfVerdict(fault, settled.answers, hand)] };
}

/** -1 and -2 come instead of what the authority would have said. */
function inPlaceOfVerdict(
  fault: Fault | null,
  answers: readonly StoredAnswer[],
  { to, stamp, sign }: Hand,
): readonly StoredAnswer[] {
  const said = fault && FAULTY_ANSWERS[fault.kind];
  if (!said) return answers;
  const { type, ...words } = said;
  return [freeNotice(recipientOf(to), type, stamp('verdict'), words, sign)];
}

const FAULTY_ANSWERS: Readonly<
  Partial<Record<Fault['kind'], { type: string; form: string; title: string; text: string }>>
> = {
  wrong_format: {
    type: '-1',
    form: '-1',
    title: 'Phản hồi sai định dạng',
    text: 'Dữ liệu gửi đến sai định dạng nên không xử lý được.',
  },
  signature_faulty: {
    type: '-2',
    form: '-2',
    title: 'Dữ liệu yêu cầu ký số bị lỗi',
    text: 'Dữ liệu yêu cầu ký số bị lỗi nên không xử lý được.',
  },
};

function malformed({ to, stamp }: Hand, reasons: readonly Reason[]): Settled {
  const answers = [technicalAnswer(to, stamp('receipt'), reasons)];
  return { verdict: 'malformed', reasons, documents: [], answers, in_force: null };
}

function bent(fault: Fault | null, settled: Settled): Settled {
  return { ...settled, fault, answers: bendAnswers(fault, settled.answers) };
}

/** What is settled, or null where what came in can't be answered in its own terms. */
function readably(answer: () => Settled): Settled | null {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RangeError || error instanceof FormatRefused) return null;
    throw error;
  }
}
