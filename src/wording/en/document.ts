import type { Worded } from '#src/language/language.ts';
import { counted } from './grammar.ts';

export const xmlWords = {
  of: (message_type) => `Message ${message_type} as it was`,
  view: 'XML content',
  fold: (name) => `Part ${name}`,
  openAll: 'Open all',
  foldAll: 'Fold',
  rest: (lines) => `${lines} more lines. Fold some, or download the file to see them all.`,
  tooLarge: (size) => `This message has ${size} and can only be downloaded.`,
  failed: 'The message could not be loaded.',
  copyId: 'Copy the message id',
  copyHash: 'Copy SHA-256',
  copyFailed: 'The browser does not allow copying. Open this page over HTTPS and try again.',
} satisfies Worded<typeof import('../document.ts').xmlWords>;

export const documentWords = {
  log: 'Log',
  logFailed: 'The log could not be loaded.',
  whyRefused: 'Why was it refused?',
  whyFailed: 'Why did signing fail?',
  fixAndSign: 'Correct and sign again',
  sendAgain: 'Sign and send again',
  openHistory: 'See it in the transmission history',
  openEvidence: 'Open evidence',
  stillWaiting: {
    sent_tvan: 'The provider has the message and is passing it to the tax authority.',
    message_received: 'The provider holds the message and has not passed it to the tax authority yet.',
    sent: 'Passed to the tax authority, which has not answered yet.',
    waiting_for_response: 'The tax authority has the message and has not answered yet.',
    valid_message: 'The tax authority could read the message; there is no result yet.',
  },
  asksItself: 'The system asks again by itself until there is a result. Do not send it again.',
  evidence: 'Evidence of transmission',
  evidenceOf: (name) => `Evidence of ${name}`,
  exchanges: (count) => counted(count, 'exchange'),
  noExchange: 'No message has been sent yet.',
  messagesFailed: 'The messages could not be loaded.',
  messagesHidden:
    'You see the log; the messages themselves need the permission for the transmission history. Whoever manages accounts can give it.',
  sentTitle: (times) =>
    times === 1 ? 'Sent under one message ID.' : `Sent ${times} times, each under a message ID of its own.`,
  sentText: 'The receiver counts an ID once, however often it arrives.',
  way: {
    out: (message_type) => `Sent · message ${message_type}`,
    in: (message_type) => `Received · message ${message_type}`,
  },
  lookUp: 'Look-up',
  lookUpNow: 'Look it up now',
  lookingUp: 'Looking it up…',
  lookedUp: {
    arrived: 'It is known now: the message reached the provider.',
    absent: 'The provider does not have the message. The same message is sent again.',
    silent: 'The provider has still not answered. It is looked up again by itself.',
  },
  askAgain: 'Ask for the answers again',
  askingAgain: 'Asking…',
  askedAgain: {
    read: 'The answer came again and was read.',
    still_unreadable: 'The answer that came again cannot be read. Tell the provider, with the message ID.',
    not_yet: 'Asked for. The answer is not here yet; it is taken in when it comes.',
    not_at_provider: 'The provider does not find this message. Contact it, with the message ID.',
  },
  content: 'Content',
  messageId: 'Message ID',
  answers: 'Answers',
  size: 'Size',
  bytes: (count) => counted(count, 'byte'),
  reason: 'Reason',
  openXml: 'See the message',
  unknownText:
    'The transmission provider did not answer in time, so it is not known whether the message arrived. What was signed is kept as it is.',
  unknownSince: (time) => `since ${time}`,
  nextMilestone: (time) => `next milestone ${time}`,
  milestoneBar: (elapsed, milestone) => `${elapsed} so far, the next milestone is ${milestone}`,
  nextByItself: 'The system by itself',
  nextByPerson: 'What you can do',
  milestone: { beginning: 'At first', later: (time) => `After ${time}` },
  nextSteps: [
    'It is looked up again by the ID it was sent under, about every half minute, until it is known.',
    'If the provider has it: the answer of the tax authority is awaited, nothing is sent again.',
    'If the provider does not have it: the same message is sent again under the same ID.',
  ],
  unchangedTitle: 'You have changed nothing here.',
  unchangedText:
    'Sent again as it is, it is usually refused again. Correct what the reason names, then sign again.',
  sendUnchanged: 'Sign and send it again as it is',
  needsUnchanged: 'Tick this box to send it all the same, or cancel and correct it.',
  turnTo: (names) => `You may not sign and send. Hand it to a signer: ${names}.`,
  turnToManager:
    'You may not sign and send. Ask whoever manages the accounts of your company to sign, or to give you the permission.',
  sendLocked:
    'It cannot be signed and sent again until this is known, so that it never becomes two documents.',
  days: (count) => counted(count, 'day'),
  hours: (count) => counted(count, 'hour'),
  minutes: (count) => counted(count, 'minute'),
  seconds: (count) => counted(count, 'second'),
} satisfies Worded<typeof import('../document.ts').documentWords>;
