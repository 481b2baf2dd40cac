/** Opens the evidence of an invoice with its page. */
export const evidenceParameter = 'bang-chung';
