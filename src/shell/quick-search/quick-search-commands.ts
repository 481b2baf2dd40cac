import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { readNumber } from '#domain/numbers/read-number.ts';
import { operations } from '#generated/operations.ts';
import { PUBLICATION_STATUS, type PublicationStatus } from '#generated/vocabulary.ts';
import type { Can } from '#src/menu/entries.ts';
import { hrefOf, routeOf, type RouteKey } from '#src/routes.ts';
import { limitsOf } from '#src/ui/field/number/number-entry.ts';
import { formatNumber, shownStyle } from '#src/ui/format/number.ts';
import { foldText } from '#src/ui/format/text.ts';
import { commandWords as words } from '#src/wording/desk/commands.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { pagesMatching, type Destination } from './quick-search-pages.ts';

/** A shorter number is looked for as a number of an invoice alone, and a shorter word is in nearly every state. */
const MIN_DIGITS = 4;
const MIN_LETTERS = 3;
const MAX_STATES = 4;

function filteredList(filter: Readonly<Record<string, string>>): string {
  return `${hrefOf('invoices')}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

type Command = Destination & { access: readonly (readonly string[])[] };

function maker(key: RouteKey, title: string): Command {
  const { path: href, access } = routeOf(key);
  return { id: `command:${key}`, title, href, icon: IconPlus, access };
}

/** The form of phiếu xuất kho, as `formParameter` of a new invoice names it. */
const NOTES = new URLSearchParams({ 'mau-so': '6' }).toString();

const commands = (): Command[] => [
  maker('invoices.create', words.create),
  maker('invoice_calculating_machines.create', words.createRegister),
  {
    ...maker('invoices.create', words.createNote),
    id: 'command:delivery-note',
    href: `${hrefOf('invoices.create')}?${NOTES}`,
  },
  {
    id: 'command:publish',
    title: words.publish,
    subtitle: words.publishSubtitle,
    href: filteredList({ status: 'draft' }),
    icon: IconWritingSign,
    access: operations.publishInvoices.access,
  },
];

/** The list by the states that a query names; states of one name are one. */
function byStatus(query: string): Destination[] {
  const asked = foldText(query).split(/\s+/).filter(Boolean);
  if (asked.join('').length < MIN_LETTERS) return [];
  const states = new Map<string, PublicationStatus[]>();
  for (const status of PUBLICATION_STATUS) {
    const label = publicationStatusLabels[status];
    if (asked.every((word) => foldText(label).includes(word)))
      states.set(label, [...(states.get(label) ?? []), status]);
  }
  return [...states].slice(0, MAX_STATES).map(([label, named]) => ({
    id: `status:${named.join(',')}`,
    title: words.byStatus(label),
    subtitle: words.byStatusSubtitle,
    href: filteredList({ status: named.join(',') }),
    icon: IconFilter,
  }));
}

/** The amount that a query is, written as everywhere in the company; null for none. */
export function amountOf(query: string): string | null {
  const reading = readNumber(query, shownStyle.current(), limitsOf('currency'));
  return 'refused' in reading ? null : reading.value;
}

/** The list by the amount that a query is; without the sign of one a short number is none. */
function byAmount(query: string, least = MIN_DIGITS): Destination[] {
  const value = amountOf(query);
  if (value === null || value.replace(/\D/g, '').length < least) return [];
  return [
    {
      id: `amount:${value}`,
      title: words.byAmount(formatNumber(value)),
      subtitle: words.byAmountSubtitle,
      href: filteredList({ totalMin: value, totalMax: value }),
      icon: IconFilter,
    },
  ];
}

/** What a query tells to do, and the lists of invoices that it names by a state or an amount, as far as the account may. */
export function commandsFor(query: string, can: Can): Destination[] {
  const allowed = commands().filter(({ access }) => can(access));
  const lists = can(operations.listInvoices.access) ? [...byStatus(query), ...byAmount(query)] : [];
  return [...pagesMatching(allowed, query), ...lists];
}

/** The commands that match the query; all of them for an empty query. */
export function commandsSaid(query: string, can: Can): Destination[] {
  return query === '' ? commands().filter(({ access }) => can(access)) : commandsFor(query, can);
}

/** The list of the invoices of an amount, for who may see it. */
export function amountCommand(query: string, can: Can): Destination[] {
  return can(operations.listInvoices.access) ? byAmount(query, 1) : [];
}

/** The name of a page without the words that only say to go there: “đi tới khách hàng” is “khách hàng”. */
export function withoutGoing(query: string): string {
  const folded = foldText(query.trim());
  const said = words.going.map(foldText).find((going) => folded.startsWith(`${going} `));
  return said === undefined ? query : folded.slice(said.length + 1);
}
