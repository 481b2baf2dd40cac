import type { Readable } from 'node:stream';

/** Types that tie a handler to its operation in the description: a missing handler or a wrong answer does not compile. */

/** A file comes as its bytes. */
type BodyOf<O> = O extends { requestBody: { content: infer C } }
  ? 'application/octet-stream' extends keyof C
    ? Uint8Array
    : C[keyof C]
  : undefined;
type Place<O, K extends string> = O extends { parameters: infer P }
  ? K extends keyof P
    ? NonNullable<P[K]>
    : EmptyPlace
  : EmptyPlace;
type EmptyPlace = Record<never, never>;
type Success<R> = R[Extract<keyof R, 200 | 201 | 202>];
type Media<O> = O extends { responses: infer R }
  ? Success<R> extends { content: infer C }
    ? C
    : never
  : never;
type OkOf<O> =
  Media<O> extends { 'application/json': infer B }
    ? B | Reply<B | RawJson<B>>
    : Media<O> extends { 'text/event-stream': unknown }
      ? EventStream
      : FileReply | FileStream;

/** A JSON answer with headers of its own, such as X-Total-Count. */
export class Reply<T> {
  readonly body: T;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: T, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** The text of a JSON body that the database has written itself, sent as it is; T is what it reads as. */
export class RawJson<T> {
  readonly text: string;
  declare readonly reads_as: T;

  constructor(text: string) {
    this.text = text;
  }
}

/** A list with the number of records that match its filter, and the cursor of the page after it, null when there is none. */
export function listed<T>(body: T, total: number, next: string | null = null): Reply<T> {
  const headers: Record<string, string> = { 'x-total-count': String(total) };
  if (next !== null) headers['x-next-cursor'] = next;
  return new Reply(body, headers);
}

/** Bytes as they are. */
export class FileReply {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly file_name: string;

  constructor(bytes: Uint8Array, type: string, file_name: string) {
    this.bytes = bytes;
    this.type = type;
    this.file_name = file_name;
  }
}

/** Bytes that are written while they are sent, whatever their number. */
export class FileStream {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly type: string;
  readonly file_name: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    chunks: AsyncIterable<Uint8Array>,
    type: string,
    file_name: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.chunks = chunks;
    this.type = type;
    this.file_name = file_name;
    this.headers = headers;
  }
}

/** Server-sent events, as long as the connection is open. */
export class EventStream {
  readonly out: Readable;

  constructor(out: Readable) {
    this.out = out;
  }
}

type Input<O> = {
  readonly path: Place<O, 'path'>;
  readonly query: Place<O, 'query'>;
  readonly body: BodyOf<O>;
};

type Handler<O, Context> = (input: Input<O>, context: Context) => Promise<OkOf<O>>;

export type HandlersOf<Operations, Context> = {
  readonly [K in keyof Operations]: Handler<Operations[K], Context>;
};
