import type { Worded } from '#src/language/language.ts';

export const quickSearchWords = {
  recent: 'Recently opened',
  pages: 'Pages',
  actions: 'Add',
} satisfies Worded<typeof import('../quick-search.ts').quickSearchWords>;
