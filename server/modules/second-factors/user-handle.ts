import type { Who } from './deps.ts';

/** What a discoverable key keeps of its owner (WebAuthn Level 3, 14.6.1: nothing that tells who they are). */
export function userHandle({ tenant_id, user_id }: Who): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${tenant_id}:${user_id}`);
}
