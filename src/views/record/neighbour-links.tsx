import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useNavigate } from 'react-router';
import type { ResourceName } from '#generated/resources/resources.ts';
import { descriptorOf, pathOf } from '#src/providers/resource-descriptor.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { turnListPlace } from '#src/views/list/list-place.ts';
import { defaultSort, firstPageSize } from '#src/views/list/list-sort.ts';
import { searchFor, useNeighbours } from '#src/views/list/neighbours.ts';
import { usePlainKey } from '#src/views/use-key.ts';
import { invoicePageWords as words } from '#src/wording/invoice.ts';
import './neighbour-links.css';

type NeighbourLinksProps = {
  id: number;
  /** The list it is in, and its address. */
  list: { name: ResourceName; path: string };
  hrefOf: (id: number) => string;
};

/** To the invoice before and after in the list that this one was opened from; nothing where it was opened otherwise. */
export function NeighbourLinks({ id, list, hrefOf }: NeighbourLinksProps) {
  const navigate = useNavigate();
  const { name, path } = list;
  const { default_sort } = descriptorOf(name);
  const usual = { perPage: firstPageSize, sort: defaultSort(default_sort) };
  const around = useNeighbours(pathOf(name), path, id, usual);
  const go = (to: { id: number; page: number } | null | undefined) => {
    if (!to || !around) return;
    if (to.page !== around.asked.page) turnListPlace(to.id, searchFor({ ...around.asked, page: to.page }));
    void navigate(hrefOf(to.id));
  };
  usePlainKey('k', () => go(around?.previous));
  usePlainKey('j', () => go(around?.next));
  if (around === null) return null;
  const { at, total, previous, next } = around;
  return (
    <span className="neighbours" role="group" aria-label={words.neighbours}>
      <IconButton
        name={words.previous}
        shortcut="K"
        icon={IconChevronLeft}
        size="small"
        disabled={previous === null}
        onClick={() => go(previous)}
      />
      <span>{words.atOf(formatCount(at), formatCount(total))}</span>
      <IconButton
        name={words.next}
        shortcut="J"
        icon={IconChevronRight}
        size="small"
        disabled={next === null}
        onClick={() => go(next)}
      />
    </span>
  );
}
