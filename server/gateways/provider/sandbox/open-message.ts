import type { ParsedElement } from '#domain/documents/parsed-element.ts';
import { walk, XmlRefused } from '#domain/documents/parsed-element.ts';
import type { MessageHeader } from '#domain/documents/read-message.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import { REASONS, type ReasonName } from './reasons.table.ts';
import { allReasons, type Opened } from './receivers/receiver.ts';
import { REFUSALS } from './refusals.table.ts';
import { isServed, RECEIVERS, type ServedType } from './receivers/receivers.table.ts';

export type OpenedMessage =
  | { readable: true; header: MessageHeader; opened: Opened }
  | { readable: false; header: MessageHeader | null; reason: ReasonName };

type Addressed = { message_id: string; message_type: string; tax_code: string };

/** Whose Ids signatures point at. MCCQT is signed by the authority alone, each in a message of its own. */
const SIGNED_NAMES = ['DLHDon', 'DLTKhai', 'DLTBao', 'DLBTHop', 'DLieu', 'Signature', 'Object'];

/**
 * Reads a message and finds its receiver. Whatever cannot be read, or says something else than the call that brought it, is answered
 * by a technical refusal (999 with an error), never by a verdict.
 */
export function openMessage(
  bytes: Uint8Array,
  addressed: Addressed,
  parse: (bytes: Uint8Array) => ParsedElement,
): OpenedMessage {
  try {
    const root = parse(bytes);
    const message = readMessage(root);
    if (!message) return { readable: false, header: null, reason: 'unreadable' };
    const { header } = message;
    const refused = (reason: ReasonName): OpenedMessage => ({ readable: false, header, reason });
    const agrees =
      header.message_id === addressed.message_id &&
      header.type === addressed.message_type &&
      header.tax_code === addressed.tax_code;
    if (!agrees) return refused('wrong_header');
    const { type } = header;
    if (!isServed(type)) return refused('unsupported_type');
    if (hasRepeatedIds(root)) return refused('ids_repeated');
    const opened = RECEIVERS[type]({ message, root, bytes });
    return typeof opened === 'string'
      ? refused(opened)
      : { readable: true, header, opened: findingOnlyListed(type, opened) };
  } catch (error) {
    if (error instanceof XmlRefused || error instanceof RangeError)
      return { readable: false, header: null, reason: 'unreadable' };
    throw error;
  }
}

/** What a receiver finds has to be in the table of refusals, which the tests go through: else it would be refused untested. */
function findingOnlyListed(type: ServedType, opened: Opened): Opened {
  const listed = new Set(REFUSALS[type].map((name) => REASONS[name].code));
  return {
    ...opened,
    judge: (submission) => {
      const findings = opened.judge(submission);
      const unlisted = allReasons(findings).find(({ code }) => !listed.has(code));
      if (unlisted !== undefined)
        throw new Error(`${type} is refused for ${unlisted.code}, which is not listed`);
      return findings;
    },
  };
}

function hasRepeatedIds(root: ParsedElement): boolean {
  const seen = new Set<string>();
  for (const { element } of walk(root)) {
    const id = element.attributes['Id'];
    if (id === undefined || !SIGNED_NAMES.includes(element.name)) continue;
    if (seen.has(id)) return true;
    seen.add(id);
  }
  return false;
}
