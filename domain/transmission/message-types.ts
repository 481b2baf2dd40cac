import type { MessageType, MessageTypeRow } from './message-types.table.ts';
import { MESSAGE_TYPES } from './message-types.table.ts';

const UNKNOWN_NAME = 'Mô tả không tồn tại';

export function isMessageType(code: string): code is MessageType {
  return Object.hasOwn(MESSAGE_TYPES, code);
}

/** Vietnamese name of a message type; a code nobody knows has the product's fixed words. */
export function messageTypeName(code: string): string {
  return isMessageType(code) ? MESSAGE_TYPES[code].name : UNKNOWN_NAME;
}

export function messageTypeRow(code: string): MessageTypeRow | null {
  return isMessageType(code) ? MESSAGE_TYPES[code] : null;
}
