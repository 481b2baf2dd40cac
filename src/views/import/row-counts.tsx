import { formatCount } from '#src/ui/format/number.ts';
import { imports } from '#src/wording/imports.ts';
import type { Import, RowState } from './import-calls.ts';
import { recordSums } from './row-sums.ts';
import './row-counts.css';

/** Stand there even at nothing: the sum of a check is told whole. */
const alwaysTold: readonly RowState[] = ['ready', 'existing', 'wrong'];

/** N = sẽ thêm + đã có + lỗi, as figures and as one bar. */
export function RowCounts({ one, unit }: { one: Import; unit: string }) {
  const { all, sums } = recordSums(one);
  const told = sums.filter(
    ({ state, count }) => count > 0 || (one.state === 'checked' && alwaysTold.includes(state)),
  );
  const words = told.map(({ label, count }) => `${formatCount(count)} ${label}`).join(' + ');
  return (
    <div className="row-counts">
      <p className="row-counts__sum">
        <span className="row-counts__all">
          <b>{formatCount(all)}</b> {one.groups === null ? imports.sum : unit}
        </span>
        {told.map(({ state, label, count, tone }, place) => (
          <span key={state} className="row-counts__part">
            <span className="row-counts__sign">{place === 0 ? '=' : '+'}</span>
            <i className={`row-counts__mark row-counts__mark--${tone}`} aria-hidden />
            <b>{formatCount(count)}</b> {label}
          </span>
        ))}
      </p>
      <div role="img" aria-label={`${formatCount(all)} = ${words}`} className="row-counts__bar">
        {told
          .filter(({ count }) => count > 0)
          .map(({ state, count, tone }) => (
            <i key={state} className={`row-counts__mark--${tone}`} style={{ flexGrow: count }} />
          ))}
      </div>
    </div>
  );
}
