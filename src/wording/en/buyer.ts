import type { Worded } from '#src/language/language.ts';

export const buyerWords = {
  buyer_tax_code: 'Tax code',
  buyer_name: 'Company name',
  buyer_person: 'Buyer in person',
  buyer_address: 'Address',
  buyer_email: 'Email for the invoice',
  buyer_phone_number: 'Phone number',
  buyer_code: 'Customer code',
  buyer_identity_no: 'Personal identification number',
  buyer_budget_code: 'State budget code',
  buyer_bank_account: 'Account number',
  buyer_bank_name: 'Bank',
} satisfies Worded<typeof import('../buyer.ts').buyerWords>;
