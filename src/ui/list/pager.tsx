import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { formatCount } from '../format/number.ts';
import { listWords } from '../words/list.ts';
import './list-card.css';

type PagerProps = {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
  onPerPage?: (perPage: number) => void;
  sizes?: readonly number[];
};

/** `1–15 trong 1.284`, rows per page, back and forward. */
export function Pager({
  page,
  perPage,
  total,
  onPage,
  onPerPage,
  sizes = [15, 25, 50, 100, 250],
}: PagerProps) {
  const first = total === 0 ? 0 : (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <nav className="k-pager" aria-label={listWords.pages}>
      <span role="status">{listWords.range(formatCount(first), formatCount(last), formatCount(total))}</span>
      <label className="k-pager__size">
        {onPerPage && (
          <>
            {listWords.perPage}
            <span className="k-control k-control--select">
              <select value={perPage} onChange={(event) => onPerPage(Number(event.target.value))}>
                {[...new Set([...sizes, perPage])]
                  .sort((a, b) => a - b)
                  .map((rows) => (
                    <option key={rows}>{rows}</option>
                  ))}
              </select>
              <Icon of={IconSelector} size={14} />
            </span>
          </>
        )}
      </label>
      <span className="k-pager__turn">
        <IconButton
          name={listWords.previous}
          icon={IconChevronLeft}
          size="small"
          bordered
          held={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          name={listWords.next}
          icon={IconChevronRight}
          size="small"
          bordered
          held={last >= total}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
