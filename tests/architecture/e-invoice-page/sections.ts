import { INVOICE_TRANSITIONS } from '#domain/invoice/lifecycle.ts';
import { REVIEW_TRANSITIONS } from '#domain/registration/review.ts';
import { SIGNING_TRANSITIONS } from '#domain/signing/lifecycle.ts';
import { PROBLEM_WORDS, XML_PROBLEM_WORDS } from '#domain/signing/verification/verdict-words.table.ts';
import { isTransmissionStatus, TRANSMISSION_TRANSITIONS } from '#domain/transmission/lifecycle.ts';
import type { TransmissionState } from '#domain/transmission/lifecycle.ts';
import type { MessageTypeRow } from '#domain/transmission/message-types.table.ts';
import { MESSAGE_TYPES } from '#domain/transmission/message-types.table.ts';
import { TRANSMISSION_STATUSES } from '#domain/transmission/statuses.table.ts';
import { STEPS } from '#server/modules/documents/pipeline.ts';
import { eventRows, isEnd, stateDiagram } from './state-diagram.ts';

const code = (text: string): string => `\`${text}\``;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const rows = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  [row(...head), row(...head.map(() => '---')), ...body.map((cells) => row(...cells))].join('\n');

/** What stands between the marks of the page, by name. */
export const SECTIONS = {
  pipeline: () =>
    Object.keys(STEPS)
      .map((step, at) => `${at + 1}. [${step}](../server/modules/documents/steps/${step}.ts)`)
      .join('\n'),
  invoice: () => stateDiagram(INVOICE_TRANSITIONS, 'draft'),
  signing: () => stateDiagram(SIGNING_TRANSITIONS, 'not_requested'),
  review: () => stateDiagram(REVIEW_TRANSITIONS, 'not_received'),
  transmission: () =>
    [
      stateDiagram(TRANSMISSION_TRANSITIONS, 'not_sent', (state) => !isEnd(TRANSMISSION_TRANSITIONS, state)),
      rows(
        ['Event', 'Leads to', 'Words on the screen', 'In these states'],
        eventRows(TRANSMISSION_TRANSITIONS).map(({ event, to, from }) => [
          code(event),
          code(to),
          labelOf(to as TransmissionState),
          from.map(code).join(', '),
        ]),
      ),
    ].join('\n\n'),
  messages: () =>
    rows(
      ['Type', 'What it is', 'From', 'Answered by'],
      Object.entries<MessageTypeRow>(MESSAGE_TYPES).map(
        ([type, { name, sender, answered_by, envelope_only }]) => [
          type,
          envelope_only ? `${name} (its body is not published: only the envelope is read)` : name,
          sender,
          answered_by.join(', '),
        ],
      ),
    ),
  problems: () =>
    rows(
      ['What stands against it', 'In words', 'What to do'],
      [
        ...Object.entries(XML_PROBLEM_WORDS).map(([problem, words]) => [code(problem), words, '']),
        ...Object.entries(PROBLEM_WORDS).map(([problem, { says, next }]) => [code(problem), says, next]),
      ],
    ),
} as const;

function labelOf(state: TransmissionState): string {
  return isTransmissionStatus(state) ? TRANSMISSION_STATUSES[state].label : '';
}
