import type { ErrorAction, ErrorScope } from '#domain/rules/error-codes.table.ts';
import type { OperationId } from '#generated/operations.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import type { Tone } from '#src/ui/display/glyph.tsx';

/** A line of a document's history, newest first where they stand in a list. */
export type DocumentEvent = {
  readonly id: number;
  readonly kind: string;
  readonly happened_on: string;
  readonly title: string;
  readonly detail: string | null;
  readonly tone: Tone;
  readonly actor_name: string | null;
  readonly transmission_id: number | null;
};

/** Why a document stands where it stands: the code, and the words of whoever gave it. */
export type Reason = Pick<components['schemas']['ErrorItem'], 'code' | 'message'>;

/** Where an action that the list of codes names is done, when that is not on the document's own page, and the operation it needs. */
export type ActionPages = Readonly<Partial<Record<ErrorAction, { href: string; operation: OperationId }>>>;

/** A message of a document, out or in. */
export type Message = components['schemas']['Transmission'];

export const STEPS = ['draft', 'signed', 'sent', 'received', 'result'] as const;
export type StepKey = (typeof STEPS)[number];

/** What a kind of document adds to the pieces that draw any document: words, and what its answers are called. */
export type DocumentKind = {
  /** Of its steps as a whole, for readers of the screen. */
  readonly road: string;
  readonly steps: Readonly<Record<StepKey, string>>;
  /** Over what is told while no one knows whether it arrived. */
  readonly unknown: string;
  /** Events that bring its result, in the history of the document. */
  readonly results: readonly string[];
  /** Events that close its second and third step, of a kind that goes another way than by a signature and a message of its own. */
  readonly signedBy?: readonly string[];
  readonly sentBy?: readonly string[];
  /** Statuses that end it though other kinds go on from there. */
  readonly settled?: readonly PublicationStatus[];
  /** In which list of codes a refusal stands; of other states the reasons are our own words. */
  readonly scopes: Readonly<Partial<Record<PublicationStatus, ErrorScope>>>;
};
