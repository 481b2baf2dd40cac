import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { isWithoutNumber } from '#domain/invoice/shown-name.ts';
import { useFoundCommands } from '#src/found-commands.ts';
import { useQuickSearch as useFound } from '#generated/client/quick-search/quick-search.ts';
import type { components } from '#generated/types.ts';
import type { Can } from '#src/menu/entries.ts';
import { useCan, useMay, useSignedIn } from '#src/providers/account-context.ts';
import { descriptorOf, descriptors, operationIdFor } from '#src/providers/resource-descriptor.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import type { IconShape } from '#src/ui/display/icon.tsx';
import { currencyUnit, formatNumber } from '#src/ui/format/number.ts';
import { foldText } from '#src/ui/format/text.ts';
import { useDebounced } from '#src/views/use-debounced.ts';
import { recordHref } from '#src/views/values/record-href.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { commandWords } from '#src/wording/desk/commands.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { quickSearchWords } from '#src/wording/menu.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { amountCommand, commandsFor, commandsSaid, withoutGoing } from './quick-search-commands.ts';
import type { Destination } from './quick-search-pages.ts';
import { openPages, pagesMatching } from './quick-search-pages.ts';
import { openedAgo } from './opened-ago.ts';
import { recentPicks } from './recent-picks.ts';
import { signOf, type SearchSign } from './search-signs.ts';
import { useInvoicesOfAmount } from './use-invoices-of-amount.ts';

type Found = components['schemas']['QuickSearchResult'];
type DestinationGroup = {
  key: string;
  heading: string;
  items: readonly Destination[];
  asked?: boolean;
};

/** One letter is in nearly every record: the server looks for two at least. */
const shortest = 2;
const pause = 150;
const mostPages = 6;

const icons: Readonly<Record<string, IconShape>> = {
  customers: IconUser,
  products: IconBox,
  invoices: IconFileInvoice,
};
const iconOf = (resource: string): IconShape => icons[resource] ?? IconFolder;

const isKnown = (resource: string): boolean => descriptors.some(({ name }) => name === resource);

/** A draft is found by its series alone: that it is one has to be said. */
function titleOf({ kind, title }: Found): string {
  return kind === 'invoice' && isWithoutNumber(title) ? invoiceWords.draftName(title) : title;
}

function destinationOf(found: Found): Destination {
  const { kind, id, subtitle, href_resource, total, currency, status } = found;
  return {
    ...(total !== null && { amount: `${formatNumber(total)} ${currencyUnit(currency ?? '')}` }),
    ...(status !== null && {
      state: { tone: PUBLICATION_STATUS_TONES[status], label: publicationStatusLabels[status] },
    }),
    id: `${kind}:${id}`,
    title: titleOf(found),
    subtitle,
    href: recordHref(href_resource, id),
    resource: href_resource,
    icon: iconOf(href_resource),
  };
}

/** What quick search offers: with a query pages and records, without one what was opened lately and where one may go. */
export function useQuickSearch(query: string) {
  const may = useMay();
  const can = useCan();
  const { account } = useSignedIn();
  const pages = useMemo(() => openPages(can), [can]);
  const [picks] = useState(() => recentPicks(window.localStorage, account.id));
  const { sign, text } = signOf(query);
  const settled = useDebounced(text, pause);
  const asks = sign !== '>' && sign !== '=' && text.length >= shortest && settled.length >= shortest;
  // A reply is cached under its own query, so a late one never takes the place of a newer.
  const { data, error, isFetching, refetch } = useFound(
    { query: settled },
    { query: { enabled: asks, placeholderData: keepPreviousData } },
  );
  const found = asks && !error ? (data ?? []) : [];
  const meant = sign === null && settled === text ? invoiceMeant(text, found) : null;
  const commands = useFoundCommands(meant);
  const by_amount = useInvoicesOfAmount(sign === '=' ? text : '', sign === '=' ? settled : '');
  const groupsBySign: Readonly<Record<SearchSign, () => DestinationGroup[]>> = {
    '=': () => [
      { key: 'invoices', heading: descriptorOf('invoices').label, asked: true, items: by_amount.items },
      { key: 'commands', heading: commandWords.heading, items: amountCommand(text, can) },
    ],
    '@': () => recordGroups(found).filter(({ key }) => key === 'customers'),
    '>': () => [
      { key: 'commands', heading: commandWords.heading, items: commandsSaid(text, can) },
      { key: 'pages', heading: quickSearchWords.pages, items: pagesMatching(pages, withoutGoing(text)) },
    ],
  };
  const groups = (): DestinationGroup[] => {
    if (sign !== null) return groupsBySign[sign]();
    if (text !== '')
      return [...commandsAndPages(text, pages, can), ...recordGroups(found), ...commandGroup(commands)];
    return [
      { key: 'recent', heading: quickSearchWords.recent, items: stillOpen(picks, pages, may) },
      { key: 'pages', heading: quickSearchWords.pages, items: pages },
    ];
  };
  const looks = sign !== '>' && sign !== '=' && text.length >= shortest;
  return {
    groups: withoutTwins(groups()),
    /** What was asked for, without the sign before it. */
    text,
    loading: by_amount.loading || (looks && (isFetching || settled !== text)),
    error: by_amount.error ?? (asks ? error : null),
    refetch: sign === '=' ? by_amount.refetch : refetch,
  };
}

/** Commands come first where the query is how one begins: “hóa đơn” is the page, “lập hóa đơn” the command. */
function commandsAndPages(text: string, pages: readonly Destination[], can: Can): DestinationGroup[] {
  const commands = { key: 'commands', heading: commandWords.heading, items: commandsFor(text, can) };
  const items = pagesMatching(pages, withoutGoing(text)).slice(0, mostPages);
  const found = { key: 'pages', heading: quickSearchWords.pages, items };
  const isSaid = commands.items.some(({ title }) => foldText(title).startsWith(foldText(text)));
  return isSaid ? [commands, found] : [found, commands];
}

/** One group a resource, in the order of the reply. */
function recordGroups(found: readonly Found[]): DestinationGroup[] {
  const names = [...new Set(found.map(({ href_resource }) => href_resource))].filter(isKnown);
  return names.map((name) => ({
    key: name,
    heading: descriptorOf(name).label,
    asked: true,
    items: found.filter(({ href_resource }) => href_resource === name).map(destinationOf),
  }));
}

/** The invoice that a query means: by the end of its name (1287 is 1C26TAA 00001287), or the only one that was found. Null for none. */
export function invoiceMeant(
  text: string,
  found: readonly Pick<Found, 'href_resource' | 'id' | 'title'>[],
): number | null {
  const invoices = found.filter(({ href_resource }) => href_resource === 'invoices');
  const whole = (name: string) => name.replaceAll(/\s/g, '').toUpperCase();
  const named = invoices.filter(({ title }) => /\d/.test(text) && whole(title).endsWith(whole(text)));
  const [first, ...others] = named.length > 0 ? named : invoices;
  return first === undefined || others.length > 0 ? null : first.id;
}

function commandGroup(found: ReturnType<typeof useFoundCommands>): DestinationGroup[] {
  if (found === null) return [];
  const items = found.commands.map(({ act, title, icon, href, asks, file }): Destination => ({
    id: `act:${act}`,
    title,
    icon,
    href,
    act: { asks, file },
  }));
  return [{ key: 'acts', heading: commandWords.headingFor(found.name), asked: true, items }];
}

/** Picks that the account may still open, with their icons. */
function stillOpen(
  picks: ReturnType<typeof recentPicks>,
  pages: readonly Destination[],
  may: ReturnType<typeof useMay>,
): Destination[] {
  const now = new Date().toISOString();
  return picks.flatMap((pick): Destination[] => {
    const { resource } = pick;
    const hint = openedAgo(pick.opened_on, now);
    if (resource === undefined)
      return pages.flatMap((page) => (page.id === pick.id ? [{ ...page, hint }] : []));
    if (!isKnown(resource) || !may(operationIdFor(resource, 'get'))) return [];
    return [{ ...pick, hint, icon: iconOf(resource) }];
  });
}

/** A page opened lately is listed once, in the first group that has it. */
function withoutTwins(groups: readonly DestinationGroup[]): DestinationGroup[] {
  const seen = new Set<string>();
  return groups.map((group) => ({
    ...group,
    items: group.items.filter(({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    }),
  }));
}
