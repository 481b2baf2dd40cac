import type { Worded } from '#src/language/language.ts';

export const declarationExplanationWords = {
  title: 'Explanation',
  due: (day) => `Due ${day}`,
  about:
    'State what the tax authority asks and the papers that prove it. It is signed and sent to the tax authority, and cannot be changed afterwards.',
  text: 'Explanation',
  send: 'Sign and send the explanation',
  save: 'Save the draft',
  failed: 'The explanation was not sent.',
  received: (time) => `The tax authority received the explanation at ${time}.`,
  onItsWay: (status) => `The explanation is on its way: ${status}.`,
} satisfies Worded<typeof import('../../explanation.ts').declarationExplanationWords>;
