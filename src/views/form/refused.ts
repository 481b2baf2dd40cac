import { ApiFailure } from '#generated/client/http.ts';
import type { FieldDescriptor } from '#generated/resources/descriptor.ts';
import { failureText, sentenceOf } from '#src/views/failure-text.ts';
import type { RecordData } from './form-values.ts';
import { placeErrors } from './place-errors.ts';

/** A save that was refused: what stands at fields, what stands in the banner, and the newer record if there is one. */
export type Refused = {
  byField: Readonly<Record<string, string>>;
  messages: readonly string[];
  current: RecordData | null;
};

const staleStatus = 409;

function currentOf({ status, body }: ApiFailure): RecordData | null {
  const current = typeof body === 'object' && body !== null && 'current' in body ? body.current : null;
  return status === staleStatus && typeof current === 'object' ? (current as RecordData | null) : null;
}

export function refusedBy(error: unknown, fields: readonly FieldDescriptor[]): Refused {
  if (!(error instanceof ApiFailure)) return { byField: {}, messages: [failureText(error)], current: null };
  const { byField, rest } = placeErrors(error.errors, fields);
  return {
    byField,
    messages: rest.map((message) => sentenceOf(message, error.status)),
    current: currentOf(error),
  };
}
