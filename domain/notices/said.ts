import { readableDate } from '../fields/calendar-date.ts';
import { dayCount } from '../rules/deadlines/calendar.ts';
import { timeLeft, timeLeftText } from '../rules/deadlines/time-left.ts';
import type { NoticeTopic, SaidNotice } from './notice.ts';
import { NOTICE_WORDS } from './notice-words.ts';

type Said<T> = T extends string
  ? string
  : T extends (...gaps: infer Gaps) => string
    ? (...gaps: Gaps) => string
    : { readonly [Name in keyof T]: Said<T[Name]> };

/** The words in a language, and how a count is written. */
type NoticeSpeech = { words: Said<typeof NOTICE_WORDS>; count: (count: number) => string };

/** As mails say it. */
export const VIETNAMESE: NoticeSpeech = { words: NOTICE_WORDS, count: String };

/** What a notice is about, in one line. */
export function noticeTitle({ topic, document, count, name }: SaidNotice, speech: NoticeSpeech): string {
  const { words } = speech;
  const counted = speech.count(count);
  const noun = document === null ? '' : words.documents[document];
  if (isCounted(topic))
    return capital(count === 1 ? words.one[topic](noun, name ?? '') : words.many[topic](counted, noun));
  if (isJob(topic)) return words.jobs[topic](counted);
  return words.of[topic](name ?? '').trim();
}

const isCounted = (topic: NoticeTopic): topic is keyof typeof NOTICE_WORDS.one =>
  Object.hasOwn(NOTICE_WORDS.one, topic);
const isJob = (topic: NoticeTopic): topic is keyof typeof NOTICE_WORDS.jobs =>
  Object.hasOwn(NOTICE_WORDS.jobs, topic);

/** A second line with what else is known: the deadline, how many of many, the reason. Null where there is nothing. */
export function noticeDetail(
  notice: SaidNotice,
  today: string,
  { words, count }: NoticeSpeech,
): string | null {
  const { topic, due_on, tally, detail } = notice;
  const parts = [
    due_on === null
      ? null
      : words.due(readableDate(due_on), leftText({ topic, due_on }, today, { words, count })),
    tally === null ? null : tallyText(tally, { words, count }),
    topic === 'unknown'
      ? words.unknownWaits
      : topic === 'stuck' && detail !== null
        ? words.stuckCode(detail)
        : detail,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

function tallyText(tally: NonNullable<SaidNotice['tally']>, { words, count }: NoticeSpeech): string {
  const parts = (['ok', 'failed', 'unknown'] as const).filter((part) => part === 'ok' || tally[part] > 0);
  return parts.map((part) => words.tally[part](count(tally[part]))).join(' + ');
}

/** What merely ends on a day, without anything that the law wants done by it: calendar days count. */
const ENDS: readonly NoticeTopic[] = [
  'certificate',
  'client_certificate',
  'package',
  'trial',
  'service_stop',
  'service_pause',
];

function leftText(
  { topic, due_on }: { topic: NoticeTopic; due_on: string },
  today: string,
  { words, count }: NoticeSpeech,
): string {
  if (!ENDS.includes(topic)) return timeLeftText(timeLeft(due_on, today), words.time_left, count);
  const days = dayCount(today, due_on);
  if (days === 0) return words.lastDay;
  return days > 0 ? words.daysLeft(count(days)) : words.daysLate(count(-days));
}

function capital(sentence: string): string {
  const line = sentence.replaceAll(/ +/g, ' ').trim();
  return line.charAt(0).toUpperCase() + line.slice(1);
}
