import type { XmlProblem } from '#domain/documents/parsed-element.ts';
import type { components } from '#generated/types.ts';

/** What was found in a file, or why it was not looked at. */
export type JudgedFile =
  | { readonly refused: null; readonly verification: components['schemas']['XmlVerification'] }
  | { readonly refused: XmlProblem; readonly verification: null };

/** Judges files from anyone, somewhere else than where people are served. Throws TaskGivenUp. */
export type FileJudge = {
  judge(tenant_id: number, file: Uint8Array): Promise<JudgedFile>;
  close(): Promise<void>;
};

/** Certificates (PEM) that signers' must lead to, in the place of the tax authority's signature the authority's own. */
export type JudgeRoots = { readonly everybody: readonly string[]; readonly authority: readonly string[] };
