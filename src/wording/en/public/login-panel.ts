import type { Worded } from '#src/language/language.ts';

export const panelWords = {
  claim: 'One number for each invoice, sent once, and always knowing what the tax authority answered.',
  numbers: {
    title: 'Numbers without gaps or repeats',
    text: 'When something fails halfway, the number stays with its invoice',
  },
  answers: {
    title: 'Clear answers',
    text: 'A refusal comes with its reason and the next step; what is unclear is not sent again',
  },
  signature: {
    title: 'A signature of your own',
    text: 'The private key is encrypted and never leaves the server or is shown',
  },
  demo: 'Demo accounts',
} satisfies Worded<typeof import('../../public/login-panel.ts').panelWords>;
