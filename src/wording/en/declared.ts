import type { Worded } from '#src/language/language.ts';

const LETTERS: Readonly<Record<string, string>> = {
  T: 'T is an ordinary invoice',
  M: 'M is an invoice of a cash register',
  N: 'N is a delivery note of goods moved within the company',
};

export const declaredWords = {
  nothingAccepted: 'The tax authority has accepted no declaration yet.',
  nothingAcceptedText:
    'Templates and draft invoices can be made; they are published only after a declaration is accepted.',
  undeclaredForm: 'No accepted declaration names this type.',
  undeclared: (choice) => `${choice} (not registered)`,
  symbolHint: (example) =>
    `Such as ${example}: ${example.startsWith('C') ? 'C is with a code' : 'K is without a code'}, the last two digits of the year, ${LETTERS[example.charAt(3)]}, two letters of your own`,
  declaredLocation: 'Place of the declaration',
  noLocation: 'No place is named',
  takeSymbol: (symbol) => `Use ${symbol}`,
  contrary: (chosen, declared, since) =>
    `“${chosen}” is not what the declaration accepted on ${since} says: it names “${declared}” only. New invoices follow the declaration. Choose “${declared}”, or send a declaration of change and wait until it is accepted.`,
} satisfies Worded<typeof import('../declared.ts').declaredWords>;
