import { verdictWords } from '#domain/signing/verification/verdict-words.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { components } from '#generated/types.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';

type NoticeSignature = components['schemas']['NoticeSignature'];

const MISSING: NoticeSignature = { state: 'missing', signed_by: null, signed_on: null, problem: null };

/** The authority's signature in a message, and what is wrong with it. Whatever it is, the notice itself stands. */
export function noticeSignature(bytes: Uint8Array, authority_roots: readonly string[]): NoticeSignature {
  try {
    const found = verifySignatures(bytes, createVerifyPorts(authority_roots)).filter(
      ({ role }) => role === 'authority',
    );
    const verdict = found.find(({ valid }) => valid) ?? found[0];
    if (verdict === undefined) return MISSING;
    return {
      state: verdict.valid ? 'valid' : 'invalid',
      signed_by: verdict.certificate?.subject ?? null,
      signed_on: verdict.signing_time,
      problem: verdictWords(verdict).wrong.join(' ') || null,
    };
  } catch {
    return MISSING;
  }
}
