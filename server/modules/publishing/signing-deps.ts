import type { SigningDeps } from '#server/modules/signing/index.ts';
import type { PublishingDeps } from './deps.ts';
import { requestDocuments } from './request-documents.ts';

/** What carries signature requests, out of what publishes. */
export function signingDeps(deps: PublishingDeps): SigningDeps {
  const { db, clock, remote_signer, certificate_key, on_order_step } = deps;
  return {
    db,
    clock,
    remote_signer,
    certificate_key,
    documents: requestDocuments(deps),
    new_order_id: deps.new_message_suffix,
    ...(on_order_step === undefined ? {} : { on_order_step }),
  };
}
