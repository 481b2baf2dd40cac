import type { FormatProblem } from '#domain/documents/format/problems.ts';
import type { Reason } from '#domain/documents/notices.ts';
import type { ParsedElement } from '#domain/documents/parsed-element.ts';
import type { ReadMessage } from '#domain/documents/read-message.ts';
import type { SignatureVerdict } from '#domain/signing/verification/verdict.ts';
import type { Answered, Stamp } from '../answers/envelope.ts';
import type { AuthoritySigner } from '../authority.ts';
import type { ReasonName } from '../reasons.table.ts';
import { REASONS } from '../reasons.table.ts';
import type { Settled, Taxpayer } from '../records.ts';
import type { Known, Question } from '../store.ts';

/** A message that could be read as XML and whose header agrees with the call that brought it. */
export type Opening = { message: ReadMessage; root: ParsedElement; bytes: Uint8Array };

/** What a message is judged by. */
export type Submission = Known & {
  /** The verdicts on the signatures of each part that `signed` named. */
  signatures: readonly (readonly SignatureVerdict[])[];
  /** When the message came in: an instant (ISO with Z) and its Vietnamese day. */
  received_on: string;
  today: string;
};

/** The problems of the message as a whole, and of each of its documents. */
export type Findings = { message: readonly Reason[]; documents: readonly (readonly Reason[])[] };

/** Where a declaration goes after it was found sound; every other message goes straight on. */
export type Stage = 'usual' | 'not_received' | 'confirm' | 'explain';

/** What answers are written with. */
export type Hand = {
  to: Answered;
  /** `receipt` 999, `reading` 102, `verdict` the last. */
  stamp(step: 'receipt' | 'reading' | 'verdict'): Stamp;
  sign: AuthoritySigner;
  stage: Stage;
  taxpayer: Taxpayer | null;
};

/** A message of one type, opened. */
export type Opened = {
  question: Question;
  /** The parts that bear signatures, each verified by itself. */
  signed: readonly Uint8Array[];
  judge(submission: Submission): Findings;
  /** The business answers, the receipt (999) not among them. Throws FormatRefused or RangeError where what came in can't be repeated. */
  answers(findings: Findings, hand: Hand): Settled;
};

/** Who takes the messages of a type; a reason where the body is not what the type carries. */
export type Receiver = (opening: Opening) => Opened | ReasonName;

/** A receiver from its parts: each is given the content that `open` read. */
export function receiver<Content extends object>(parts: {
  open(opening: Opening): Content | ReasonName;
  question(content: Content): Question;
  signed(content: Content, opening: Opening): readonly Uint8Array[];
  judge(content: Content, submission: Submission): Findings;
  answers(content: Content, findings: Findings, hand: Hand): Settled;
}): Receiver {
  return (opening) => {
    const content = parts.open(opening);
    if (typeof content === 'string') return content;
    return {
      question: parts.question(content),
      signed: parts.signed(content, opening),
      judge: (submission) => parts.judge(content, submission),
      answers: (findings, hand) => parts.answers(content, findings, hand),
    };
  };
}

export const NO_QUESTION: Question = { locks: [], keys: [], codes: [], notice_no: null };

export function reasonsOf(names: Iterable<ReasonName>): Reason[] {
  return [...new Set(names)].map((name) => REASONS[name]);
}

const MAX_TEXT = 255;
const MAX_NAMED = 5;

/** What breaks the data format, by its paths; one reason for all. */
export function formatReasons(problems: readonly FormatProblem[]): Reason[] {
  if (problems.length === 0) return [];
  const named = problems.slice(0, MAX_NAMED).map(({ path, label }) => (label ? `${path} (${label})` : path));
  const rest = problems.length > MAX_NAMED ? ` và ${problems.length - MAX_NAMED} chỗ khác` : '';
  const text = `Sai định dạng dữ liệu: ${named.join(', ')}${rest}`;
  const { code, remedy } = REASONS.unreadable;
  return [{ code, text: text.slice(0, MAX_TEXT), remedy }];
}

/** What one document is refused for: its own reasons behind those of the whole message. */
export function reasonsFor({ message, documents }: Findings, at: number): readonly Reason[] {
  return [...message, ...(documents[at] ?? [])];
}

/** Whether no problem was found. */
export function isSound({ message, documents }: Findings): boolean {
  return message.length === 0 && documents.every((reasons) => reasons.length === 0);
}

/** Every reason of a message, for the record. */
export function allReasons({ message, documents }: Findings): Reason[] {
  return [...message, ...documents.flat()];
}

export function verdictOn(findings: Findings): 'accepted' | 'partly' | 'refused' {
  if (isSound(findings)) return 'accepted';
  const refused = findings.documents.every((_, at) => reasonsFor(findings, at).length > 0);
  return refused ? 'refused' : 'partly';
}
