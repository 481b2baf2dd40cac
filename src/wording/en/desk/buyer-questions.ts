import type { Worded } from '#src/language/language.ts';

export const buyerQuestionWords = {
  othersCode: (code: string, other: string, buyer: string) =>
    `Tax code ${code} is that of “${other}” in the catalogue, but the buyer is “${buyer}”.`,
  replaceBy: (name: string) => `Replace by ${name}`,
  keepBuyer: (name: string) => `Keep ${name}`,
  otherCode: (buyer: string, own: string, typed: string) =>
    `The tax code of “${buyer}” in the catalogue is ${own}, but ${typed} was entered.`,
  useOwn: (code: string) => `Use ${code}`,
  keepCode: (code: string) => `Keep ${code}`,
  last: (name: string, day: string) => `The last invoice to this buyer, ${name} of ${day}.`,
  useAgain: 'Use again',
  pass: 'Ignore',
  lastPrice: (price: string, day: string) => `Last price ${price}, ${day}`,
  takePrice: 'Take this price',
} satisfies Worded<typeof import('../../desk/buyer-questions.ts').buyerQuestionWords>;
