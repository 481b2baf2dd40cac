import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { OperationId } from '#generated/operations.ts';
import { navigation } from '#src/menu.ts';
import { descriptors } from '#src/providers/resource-descriptor.ts';
import { routes } from '#src/routes.ts';
import { foldText } from '#src/ui/format/text.ts';
import { forms } from '#src/wording/forms.ts';
import type { Destination } from './destination.ts';

/** The navigation's pages the account may open, and those it makes records on. */
export function openPages(may: (operation: OperationId) => boolean): Destination[] {
  const pages = navigation('', may).flatMap(({ label: group, icon, children = [] }) =>
    children.flatMap(({ label, href, disabled }): Destination[] =>
      href === undefined || disabled === true
        ? []
        : [{ id: `page:${href}`, title: label, subtitle: group, href, icon }],
    ),
  );
  const makers = descriptors.flatMap(({ name, one, label }): Destination[] => {
    const route = routes[`${name}.create`];
    if (route === undefined || !route.access.some(may)) return [];
    const { path: href } = route;
    return [{ id: `page:${href}`, title: forms.create(one), subtitle: label, href, icon: IconPlus }];
  });
  return [...pages, ...makers];
}

/** Those that have every word of the query, marks or no marks; a title that begins with it comes first. */
export function pagesMatching(pages: readonly Destination[], query: string): Destination[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const begins = ({ title }: Destination) => foldText(title).startsWith(words.join(' '));
  return pages
    .filter(({ title, subtitle }) => {
      const text = foldText(`${title} ${subtitle ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => Number(begins(other)) - Number(begins(one)));
}
