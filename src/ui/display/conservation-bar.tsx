import { formatCount } from '../format/number.ts';
import { pieceWords } from '../words/piece.ts';
import './conservation-bar.css';

type ConservationBarProps = {
  ok: number;
  failed: number;
  unknown: number;
  waiting: number;
  /** Given up by a person before they were taken; most bulk work has none. */
  stopped?: number;
  tall?: boolean;
};

/** N = được + lỗi + chưa rõ + chờ (+ dừng), as one bar: the counts of bulk work always add up. */
export function ConservationBar({
  ok,
  failed,
  unknown,
  waiting,
  stopped = 0,
  tall = false,
}: ConservationBarProps) {
  const parts = [
    { key: 'ok', count: ok, word: pieceWords.counts.ok },
    { key: 'failed', count: failed, word: pieceWords.counts.failed },
    { key: 'unknown', count: unknown, word: pieceWords.counts.unknown },
    { key: 'waiting', count: waiting, word: pieceWords.counts.waiting },
    ...(stopped > 0 ? [{ key: 'stopped', count: stopped, word: pieceWords.counts.stopped }] : []),
  ];
  const total = ok + failed + unknown + waiting + stopped;
  const sum = parts.map(({ count, word }) => `${formatCount(count)} ${word}`).join(' + ');
  return (
    <div
      role="img"
      aria-label={`${formatCount(total)} = ${sum}`}
      className={`k-conservation${tall ? ' k-conservation--tall' : ''}`}
    >
      {parts
        .filter(({ count }) => count > 0)
        .map(({ key, count }) => (
          <i key={key} className={`k-conservation__${key}`} style={{ flexGrow: count }} />
        ))}
    </div>
  );
}
