import type { Worded } from '#src/language/language.ts';
import { counted } from './grammar.ts';

export const lawWords = {
  titles: {
    vat_rate: {
      ends: (day, rate) => `From ${day} the VAT rate ${rate} is no longer in force.`,
      begins: (day, rate) => `From ${day} the VAT rate ${rate} may be used.`,
    },
    revenue_relief: {
      ends: (day) => `From ${day} the percentage of revenue for VAT is no longer reduced.`,
      begins: (day) => `From ${day} the reduction of the percentage of revenue for VAT changes.`,
    },
    format_version: {
      ends: (day) => `From ${day} the present data format is no longer used.`,
      begins: (day) => `From ${day} invoices are made in a new data format.`,
    },
    sentence: {
      ends: (day) => `From ${day} a sentence on invoices is no longer used.`,
      begins: (day) => `From ${day} a sentence on invoices has new words.`,
    },
    retail_buyer: {
      ends: (day) => `From ${day} the words for a buyer who takes no invoice are no longer used.`,
      begins: (day) => `From ${day} there are new words for a buyer who takes no invoice.`,
    },
    symbol_letter: {
      ends: (day, letter) => `From ${day} symbols with the letter ${letter} are no longer used.`,
      begins: (day, letter) => `From ${day} the letter ${letter} of symbols is new or means something else.`,
    },
    form: {
      ends: (day, form) => `From ${day} form ${form} is no longer used.`,
      begins: (day, form) => `From ${day} form ${form} is new or has another name.`,
    },
    deadline: {
      ends: (day) => `From ${day} a deadline for making or sending invoices falls away.`,
      begins: (day) => `From ${day} a deadline for making or sending invoices changes.`,
    },
    day_off: {
      ends: (day, holiday) => `${day} is no longer a day off: ${holiday}.`,
      begins: (day, holiday) => `${day} is a day off: ${holiday}.`,
    },
  },
  tasks: {
    vat_rate: {
      ends: (drafts) => `${drafts} dated from that day on: change the VAT rate.`,
      begins: (drafts) => `${drafts} dated from that day on: check the VAT rate before signing.`,
    },
    revenue_relief: {
      ends: (drafts) => `${drafts} dated from that day on may state no reduced tax any more.`,
      begins: (drafts) => `${drafts} dated from that day on: check the reduced tax before signing.`,
    },
    format_version: {
      ends: (drafts) => `${drafts} dated from that day on: open and check before signing.`,
      begins: (drafts) => `${drafts} dated from that day on: open and check before signing.`,
    },
    sentence: {
      ends: (drafts) => `${drafts} dated from that day on: take this sentence out.`,
      begins: (drafts) => `${drafts} dated from that day on: change this sentence.`,
    },
    retail_buyer: {
      ends: (drafts) => `${drafts} dated from that day on: change the buyer’s name.`,
      begins: (drafts) => `${drafts} dated from that day on: change the buyer’s name.`,
    },
    symbol_letter: {
      ends: (drafts) => `${drafts} dated from that day on: choose another symbol.`,
      begins: (drafts) => `${drafts} dated from that day on: check the symbol before signing.`,
    },
    form: {
      ends: (drafts) => `${drafts} dated from that day on: choose another template.`,
      begins: (drafts) => `${drafts} dated from that day on: check the form before signing.`,
    },
    deadline: {
      ends: (drafts) => `${drafts} dated from that day on: see the new deadline on each invoice.`,
      begins: (drafts) => `${drafts} dated from that day on: see the new deadline on each invoice.`,
    },
    day_off: {
      ends: (drafts) => `${drafts} must be signed and sent sooner: see the deadline on each invoice.`,
      begins: (drafts) => `${drafts} may be signed and sent later, after the day off.`,
    },
  },
  drafts: (count) => counted(count, 'draft'),
  moreDrafts: (count) => `At least ${counted(count, 'draft')}`,
  none: 'No drafts are affected yet.',
  open: 'See the drafts',
  hide: 'Do not remind me',
  hideOne: (title) => `Do not remind me: ${title}`,
  notKept: 'This choice could not be saved: the reminder will show again next time.',
} satisfies Worded<typeof import('../law.ts').lawWords>;

export const sendDeadlineWords = {
  due: (day) => `Sign and send by ${day}`,
  today: (day) => `Sign and send by today, ${day}`,
  over: (day) => `Overdue: to be signed and sent by ${day}`,
  uncertain: (day) => `Sign and send by ${day} (expected)`,
  prolonged: (due) => `${due} (later by an incident)`,
  stopped: 'No deadline while the incident lasts',
} satisfies Worded<typeof import('../law.ts').sendDeadlineWords>;
