import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useNavigate } from 'react-router';
import { descriptorOf, pathOf } from '#src/providers/resource-descriptor.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { turnListPlace } from '#src/views/list/list-place.ts';
import { defaultSort, firstPageSize } from '#src/views/list/list-sort.ts';
import { searchFor, useNeighbours } from '#src/views/list/neighbours.ts';
import { usePlainKey } from '#src/views/use-key.ts';
import { invoicePageWords as words } from '#src/wording/invoice.ts';
import { invoiceHref, listOf, type InvoiceSide } from '../invoice-side.ts';

/** To the invoice before and after in the list that this one was opened from; nothing where it was opened otherwise. */
export function NeighbourLinks({ id, side }: { id: number; side: InvoiceSide }) {
  const navigate = useNavigate();
  const { name, path } = listOf(side);
  const { default_sort } = descriptorOf(name);
  const usual = { perPage: firstPageSize, sort: defaultSort(default_sort) };
  const around = useNeighbours(pathOf(name), path, id, usual);
  const go = (to: { id: number; page: number } | null | undefined) => {
    if (!to || !around) return;
    if (to.page !== around.asked.page) turnListPlace(to.id, searchFor({ ...around.asked, page: to.page }));
    void navigate(invoiceHref(side, to.id));
  };
  usePlainKey('k', () => go(around?.previous));
  usePlainKey('j', () => go(around?.next));
  if (around === null) return null;
  const { at, total, previous, next } = around;
  return (
    <span className="invoice__neighbours" role="group" aria-label={words.neighbours}>
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
