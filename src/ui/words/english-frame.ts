import type { Worded } from '#src/language/language.ts';
import type { frameWords as vietnamese } from './frame.ts';

export const frameWords = {
  skip: 'Skip to main content',
  navigation: 'Main navigation',
  menu: 'Menu',
  openMenu: 'Open menu',
  widenMenu: 'Expand menu',
  narrowMenu: 'Collapse menu',
  home: (brand) => `${brand}, to the overview`,
  lacking: 'You do not have permission to open this entry',
  lackingAll: 'You do not have permission to open any entry of this group',
  backToPage: 'Back to the page',
  menuOf: (title) => `${title} menu`,
  close: (title) => `Close ${title}`,
  account: 'Account',
  accountOf: (name) => `Account ${name}`,
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'As the system',
  signOut: 'Sign out',
  search: {
    label: 'Search invoices, customers, products…',
    results: 'Results',
    searching: 'Searching…',
    nothing: (query) => `Nothing matches “${query}”. Try an invoice number, a tax code or part of a name.`,
    hint: 'Type an invoice number, a customer name, a tax code or a product name; with or without accents.',
    choose: 'choose',
    open: 'open',
    openAside: 'open a new tab',
    count: (count) => `Results: ${count}`,
  },
} satisfies Worded<typeof vietnamese>;
