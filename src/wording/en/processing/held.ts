import type { Worded } from '#src/language/language.ts';

export const heldWords = {
  question: 'Why is it not sent yet?',
  questionSent: 'Why is there no result yet?',
  batch: 'These invoices are held up.',
  own_line: (problem) => `The company’s own connection: ${problem}`,
  common_line: (problem) => `The system’s connection to the transmission provider: ${problem}`,
  runners:
    'The part of the system that works in the background has stopped: nothing is signed, sent or read.',
  damaged: 'The signed file that is stored is no longer whole, so that it is not sent.',
  fault: (code) =>
    `A fault of the program or of the data: the system has tried several times and could not sign, send or look it up. Code to report: ${code}.`,
  clock: 'The server’s clock was wrong, so that this is held longer than usual.',
  turn: 'It waits for its turn, or to be tried again after it could not be sent.',
  answer: 'It was sent, and the other side has not answered.',
  itself: 'The system tries again by itself, there is nothing for you to do yet.',
  itselfSent: 'The system asks again by itself until there is an answer. Do not send it again.',
  company:
    'Sending again is not enough: the connection must be mended in the company’s settings. Then the system sends by itself, nothing is signed again.',
  operator:
    'The operator of the system must put this right, the company cannot: tell them. Then the system goes on by itself, nothing is signed again.',
  noOther: {
    invoice: 'Make no other invoice in its place.',
    invoice_cash_register: 'Make no other invoices in their place.',
    declaration: 'Make no other declaration in its place.',
    invoice_mistake: 'Make no other notice in its place.',
    data_summary_table: 'Make no other table in its place.',
    explanation: 'Write no other explanation in its place.',
    statement: 'Make no other statement in its place.',
  },
  nextTry: (time) => `It is tried again at ${time}.`,
  since: (time) => `Since ${time}.`,
  tryAgain: 'Try again now',
  triedAgain: 'It is being tried again',
  tellOperator: 'Tell the operator',
  waitUntil: (day, source) => `It may wait until the end of ${day} (${source}).`,
  waitToday: (day, source) => `It may wait only until the end of today, ${day} (${source}).`,
  over: (day, source) => `The deadline, ${day}, has passed (${source}): keep proof of the incident.`,
  stopped: (source) => `The deadline is not counted: the incident is not over (${source}).`,
} as const satisfies Worded<typeof import('#src/wording/processing/held.ts').heldWords>;
