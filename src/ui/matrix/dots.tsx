import { pieceWords } from '../words/piece.ts';
import './dots.css';

/** So many of so many: filled and open dots, then the figure; the words for all and for none stand in their place. */
export function Dots({ on }: { on: readonly boolean[] }) {
  const count = on.filter(Boolean).length;
  const words =
    count === on.length ? pieceWords.all : count === 0 ? pieceWords.none : `${count}/${on.length}`;
  return (
    <span className="k-dots">
      <span className="k-dots__row" aria-hidden>
        {on.map((filled, at) => (
          <i key={at} data-on={filled || undefined} />
        ))}
      </span>
      <span className="k-dots__words" data-some={count > 0 || undefined}>
        {words}
      </span>
    </span>
  );
}
