import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { navigation } from '#src/menu.ts';
import type { Can } from '#src/menu/entries.ts';
import { settingsMenu } from '#src/menu/settings-menu.ts';
import { descriptors } from '#src/providers/resource-descriptor.ts';
import { routes } from '#src/routes.ts';
import { foldText } from '#src/ui/format/text.ts';
import type { NavEntry } from '#src/ui/shell/navigation-model.ts';
import { forms } from '#src/wording/forms.ts';
import { menuWords } from '#src/wording/menu.ts';
import type { PaletteItem } from '#src/ui/search/palette-model.ts';

function openOnes(entries: readonly NavEntry[], subtitle?: string): Destination[] {
  return entries.flatMap(({ label, href, icon, disabled }) =>
    href === undefined || disabled === true
      ? []
      : [{ id: `page:${href}`, title: label, subtitle, href, icon }],
  );
}

/** The pages of the menus that the account may open, and those it makes records on. */
export function openPages(can: Can): Destination[] {
  const pages = navigation('', can).flatMap((entry) =>
    openOnes(
      (entry.children ?? [entry]).map((leaf) => ({ ...leaf, icon: entry.icon })),
      entry.children && entry.label,
    ),
  );
  const { product, ours } = settingsMenu('', can);
  const makers = descriptors.flatMap(({ name, one, label }): Destination[] => {
    const route = routes[`${name}.create`];
    if (route === undefined || !can(route.access)) return [];
    const { path: href } = route;
    return [{ id: `page:${href}`, title: forms.create(one), subtitle: label, href, icon: IconPlus }];
  });
  return [...pages, ...openOnes([...product, ...ours], menuWords.settings), ...makers];
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

/** Something quick search leads to: a page, or the page of a record of `resource`. */
export type Destination = PaletteItem & {
  href: string;
  resource?: string;
  /** A command for what was found: what its page is asked to open at once, or the file that is opened in its place. */
  act?: { asks?: object | undefined; file?: { url: string; name: string } | undefined };
};
