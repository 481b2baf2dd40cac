import { createHash } from 'node:crypto';
import type { Answer } from './provider.ts';
import { isFields, type Fields } from './wire.ts';

/** Type of an answer that names none which can be stored. */
export const UNKNOWN_TYPE = 'unknown';

/**
 * One entry of a page of answers, whatever it is: nothing that the provider hands over is dropped, and an odd entry never holds up the
 * next. One without an id of its own gets one made from its content, so that it is stored once however often it comes; one without
 * readable content is kept as the JSON it stands in.
 */
export function readAnswer(entry: unknown): Answer {
  const fields: Fields = isFields(entry) ? entry : {};
  const json = Buffer.from(JSON.stringify(entry));
  return {
    id: plain(fields['id'], ID) ?? `ODD-${createHash('sha256').update(json).digest('hex').slice(0, 40)}`,
    reply_to: plain(fields['reply_to'], ID),
    message_type: plain(fields['message_type'], TYPE) ?? UNKNOWN_TYPE,
    bytes: new Uint8Array(contentOf(fields) ?? json),
    received_on: instant(fields['received_on']),
  };
}

/** Mã thông điệp has 46 characters; a provider may use its own. */
const ID = /^[\x21-\x7e]{1,100}$/;
const TYPE = /^[\x21-\x7e]{1,10}$/;

/** A text that can be stored and compared: no control characters, of a sensible length. */
function plain(value: unknown, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

/** The bytes of the base64 text; null when it is none: the decoder would skip what it does not know. */
function contentOf({ content_base64 }: Fields): Buffer | null {
  if (typeof content_base64 !== 'string' || !/^[A-Za-z0-9+/\s]*={0,2}$/.test(content_base64)) return null;
  return Buffer.from(content_base64, 'base64');
}

function instant(value: unknown): string | null {
  const at = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
