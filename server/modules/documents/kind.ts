import type { Selectable } from 'kysely';
import type { Envelope, EnvelopeHeader } from '#domain/documents/envelope.ts';
import type { MessageBody } from '#domain/documents/read-message.ts';
import type { DocumentStage, StageEvent } from '#domain/transmission/document-stage.ts';
import type { Answer, TransmissionEvent, TransmissionState } from '#domain/transmission/lifecycle.ts';
import type { PublicationStatus } from '#domain/transmission/publication.ts';
import type { Tone } from '#domain/transmission/statuses.table.ts';
import type { SigningEvent, SigningState } from '#domain/signing/lifecycle.ts';
import type { Documents, DocumentVersions } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { SigningNouns } from '#server/modules/signing/index.ts';
import type { Clock } from '#server/platform/clock.ts';

/** Why a document is in its status: the code, and the words of its source. */
export type Reason = components['schemas']['ErrorItem'];

export type States = { stage: DocumentStage; signing: SigningState; transmission: TransmissionState };

/** Events of a document's machines that come together. */
export type Moves = { stage?: StageEvent; signing?: SigningEvent; transmission?: TransmissionEvent };

export type DocumentRow = Omit<Selectable<Documents>, keyof States | 'status' | 'reasons'> &
  States & { status: PublicationStatus; reasons: Reason[] };

/** Ids in the file that a signature needs, and what else the kind keeps of a version beside its content. */
export type VersionExtra = { signed_id: string; signature_id: string } & Record<string, unknown>;

/** One sealed version; `content` is what the kind's `seal` gave. */
export type VersionRow = Omit<
  Selectable<DocumentVersions>,
  'content' | 'extra' | 'data_xml' | 'data_from' | 'data_size'
> & {
  /** The bytes that are signed. */
  data_xml: Buffer;
  content: unknown;
  extra: VersionExtra;
};

/** A line of the document's history. */
export type Line = {
  kind: string;
  detail?: Readonly<Record<string, string>>;
  user_id?: number | null;
  transmission_id?: number | null;
};

/** What a move means to the subject's own row, in the kind's own terms: its number, the authority's code. */
export type Facts = Readonly<Record<string, string | number | null>>;

/** A document as it is after a move; `before` is null of one that has just been submitted for the first time. */
export type Moved = { document: DocumentRow; before: States | null; facts: Facts };

/** The content of a version, fixed: nothing of it is computed again. */
export type Sealed = {
  /** What people call the document: `1C26TAA 00000012`. */
  label: string;
  content: object;
  extra: VersionExtra;
  /** Canonical XML, the bytes that are signed. */
  data_xml: Uint8Array;
};

/** What a document says from here on, or why its signature has failed. */
export type Sealing = {
  document: DocumentRow;
  /** What was given to it before, for good: the history of that, and the facts for the subject's row. */
  lines: readonly Line[];
  facts: Facts;
  /** `build` reads nothing more: it is called when the document's turn to be signed comes, within the same transaction. */
  result: Unbuilt | { refused: readonly Reason[] };
};

/** `bears_signature` false: it is complete as it is sealed. The message that will carry it is signed by this certificate. */
export type Unbuilt = { certificate_id: number; bears_signature?: boolean; build: () => Sealed };

/** An answer of the authority, read. */
export type ReadAnswer = { message_type: string; body: MessageBody; bytes: Uint8Array };

/** What an answer is compared with. */
export type Expected = {
  message_id: string;
  version: VersionRow;
  /** PEM roots that the authority's signature must lead to. */
  authority_roots: readonly string[];
};

/** What an answer says of one of the lines that a document lists. */
export type LineVerdict = {
  /** From 1, in the order of the document. */
  position: number;
  accepted: boolean;
  reasons: readonly Reason[];
};

/** What an answer says about a document. */
export type Verdict = {
  /** Null of one that moves the document's transmission nowhere. */
  answer: Answer | null;
  /** What it says of the message as a whole, where that is another word. */
  message_answer?: Answer;
  takes_effect: boolean;
  /** Kind of the line in the history, with its details. */
  event: string;
  detail: Readonly<Record<string, string>>;
  reasons: readonly Reason[];
  /** The authority's own file of the document. */
  coded: Uint8Array | null;
  facts: Facts;
  /** Of a document that is answered line by line: accepted lines and refused ones in one answer. */
  lines?: readonly LineVerdict[];
  /** Documents of another kind that no message carried, and that the authority has with this one. */
  reported?: {
    kind: string;
    subject_ids: readonly number[];
    facts: Facts;
    /** Those of them that it refuses, with the reasons of each. */
    refused?: ReadonlyMap<number, readonly Reason[]>;
  };
};

/** What cannot be read decides nothing: the authority may have accepted the document all the same. Vietnamese. */
export type Unreadable = { unreadable: string };

export type EventWords = {
  title: string;
  tone: Tone;
  detail(values: Readonly<Record<string, string>>): string | null;
};

export type SealDeps = {
  clock: Clock;
  /** Mã số thuế of the solution provider (MSTTCGP). */
  solution_provider_tax_code: string;
};

/** One kind of document that is signed here; it lives in the module that owns the subject. */
export type DocumentKind = {
  readonly name: string;
  /** Of the message that carries it to the tax authority, of a kind with several its usual one; null of one that another party signs instead. */
  readonly message_type: string | null;
  /** Where what the document says decides between them; null of one that no message carries. */
  messageType?(extra: VersionExtra): string | null;
  /** What becomes of one that no message carries once it is complete. Only of a kind that has such. */
  unsent?(extra: VersionExtra): Moves;
  /** Code of the permission to have it signed and sent. */
  readonly permission: string;
  readonly words: SigningNouns & {
    /** In a sentence, Vietnamese. */
    one: string;
    /** Events of this kind alone, and those it names otherwise. */
    events: Readonly<Record<string, EventWords>>;
  };
  /** Taken before documents are claimed, where their order matters; ends with the transaction. */
  lockOrder?(tx: Tx): Promise<void>;
  /** Fixes what locked documents say, many at once. Checked again here: what was ready when it was submitted may not be now. */
  seal(deps: SealDeps, tx: Tx, documents: readonly DocumentRow[], now: string): Promise<readonly Sealing[]>;
  /** The signed file around sealed bytes; the signature is its element in UTF-8. */
  assemble(version: Pick<VersionRow, 'data_xml' | 'extra'>, signature: Uint8Array): Uint8Array;
  /** The file of one that bears no signature of its own. Only of a kind that has such. */
  assembleUnsigned?(version: Pick<VersionRow, 'data_xml' | 'extra'>): Uint8Array;
  /** The message around the file, of a kind whose signature is that of its message; any other file is put into one as it is. */
  envelope?(header: EnvelopeHeader<string>, file: Uint8Array, extra: VersionExtra): Envelope;
  /** What an answer other than the technical one (999) says; null when it says nothing about this kind. Only of a kind with messages. */
  verdict?(answer: ReadAnswer, expected: Expected): Verdict | Unreadable | null;
  /** Copies status and facts to the subjects, in the transaction that moves their documents. */
  onMoved(tx: Tx, moved: readonly Moved[], now: string): Promise<void>;
};

/** The table of kinds; the engine knows none of them by name. */
export type DocumentKinds = Readonly<Record<string, DocumentKind>>;

/** Throws for a kind that is not in the table. */
export function kindOf(kinds: DocumentKinds, { kind }: Pick<DocumentRow, 'kind'>): DocumentKind {
  const found = kinds[kind];
  if (found === undefined) throw new Error(`no kind of document is called ${kind}`);
  return found;
}
