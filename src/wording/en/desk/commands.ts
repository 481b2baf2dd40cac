import type { Worded } from '#src/language/language.ts';

export const commandWords = {
  heading: 'Commands',
  headingFor: (name: string) => `Commands for ${name}`,
  create: 'Create an invoice',
  createRegister: 'Create a cash-register invoice',
  createNote: 'Create a delivery note',
  publish: 'Issue drafts',
  publishSubtitle: 'Open the drafts to choose, sign and issue them',
  byStatus: (status: string) => `Invoices: ${status}`,
  byStatusSubtitle: 'Open the list by status',
  byAmount: (amount: string) => `Invoices with the total ${amount}`,
  byAmountSubtitle: 'Open the list by amount',
  going: ['go to', 'go', 'open', 'see'],
} satisfies Worded<typeof import('../../desk/commands.ts').commandWords>;
