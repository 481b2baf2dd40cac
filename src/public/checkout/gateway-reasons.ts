import { checkoutWords } from '#src/wording/public/checkout.ts';

const { reasons, otherReason } = checkoutWords.gateway;

/** Why a payment failed, by vnp_ResponseCode (VNPAY 2.1.0). */
export function reasonOf(code: string | null): string {
  return (reasons as Readonly<Record<string, string>>)[code ?? ''] ?? otherReason;
}
