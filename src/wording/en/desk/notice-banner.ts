import type { Worded } from '#src/language/language.ts';

export const noticeBannerWords = {
  title: (count) => `${count} notices of the tax authority to handle.`,
  due: (day) => `The nearest deadline is ${day}.`,
  late: (day) => `One is overdue since ${day}.`,
  noDue: 'None of them names a deadline.',
  toInbox: 'See the notices',
} satisfies Worded<typeof import('../../desk/notice-banner.ts').noticeBannerWords>;
