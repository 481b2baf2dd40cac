import { sql, type RawBuilder } from 'kysely';
import { visibleKinds } from '#domain/transmission/message-kinds.ts';
import {
  KIND_OF_THE_REST,
  MESSAGE_KINDS,
  TYPES_OF_ANY_KIND,
  type MessageKind,
} from '#domain/transmission/message-kinds.table.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** The type that tells what a message is about: its own, or for an answer to anything that of the message it answers. */
export const TELLING_TYPE = sql`case when transmissions.message_type = any(${[...TYPES_OF_ANY_KIND]})
  then coalesce(answered.message_type, transmissions.message_type) else transmissions.message_type end`;

/** Goes with TELLING_TYPE: the message that one answers. */
export const ANSWERED = sql`left join transmissions as answered
  on answered.tenant_id = ${TENANT} and answered.message_id = transmissions.reply_to`;

/** WHERE over `telling_type`: the messages of these kinds. */
export function ofKinds(kinds: readonly MessageKind[]): RawBuilder<unknown> {
  const typesOf = (some: readonly MessageKind[]) => some.flatMap((kind) => [...MESSAGE_KINDS[kind].types]);
  if (!kinds.includes(KIND_OF_THE_REST)) return sql`telling_type = any(${typesOf(kinds)}::text[])`;
  const others = (Object.keys(MESSAGE_KINDS) as MessageKind[]).filter((kind) => !kinds.includes(kind));
  return others.length === 0 ? sql`true` : sql`telling_type <> all(${typesOf(others)}::text[])`;
}

/** WHERE over `telling_type`: what an account with these permission codes may see, of one kind if it is given. */
export function visibleTo(permissions: readonly string[], kind?: MessageKind): RawBuilder<unknown> {
  return ofKinds(visibleKinds(permissions).filter((one) => kind === undefined || one === kind));
}
