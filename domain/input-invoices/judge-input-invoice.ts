import { amountsCheck, buyerCheck, contentCheck, sellerCheck, symbolCheck } from './content-checks.ts';
import type { Check, InputInvoice, Receiver, Verdict } from './input-invoice.ts';
import { authorityCheck, certificateCheck, signatureCheck } from './signature-checks.ts';

export type Judgement = {
  readonly verdict: Verdict;
  /** In a fixed order, each with its own result. */
  readonly checks: readonly Check[];
  /** The gravest of them in one line; null where all passed. */
  readonly finding: string | null;
};

/** Whether a company may take a received invoice: every check in words, and the verdict, which is that of the gravest. */
export function judgeInputInvoice(input: InputInvoice, receiver: Receiver): Judgement {
  const checks = [
    signatureCheck(input),
    certificateCheck(input),
    authorityCheck(input),
    sellerCheck(input),
    amountsCheck(input),
    buyerCheck(input, receiver),
    symbolCheck(input, receiver),
    // Without any signature there is nothing that could leave a part out.
    ...(input.signatures.length === 0 ? [] : [contentCheck(input)]),
  ];
  const gravest =
    checks.find(({ grade }) => grade === 'failed') ?? checks.find(({ grade }) => grade === 'warning');
  const verdict = gravest === undefined ? 'valid' : gravest.grade === 'failed' ? 'invalid' : 'warning';
  return { verdict, checks, finding: gravest?.title ?? null };
}
