import { WEBHOOK_PROBLEM_LABELS } from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { formatDateSecond } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { webhookListWords as words } from '#src/wording/record-lists.ts';
import type { WebhookEndpoint } from './endpoint-state.ts';
import './attempt-strip.css';

/** The last attempts at an endpoint as bars, the newest at the right; one that failed is higher, not only red. */
export function AttemptStrip({ attempts }: { attempts: WebhookEndpoint['recent_attempts'] }) {
  if (attempts.length === 0) return <span className="attempt-strip__none">{words.noAttempts}</span>;
  const failed = attempts.filter(({ problem }) => problem !== null).length;
  return (
    <span
      className="attempt-strip"
      role="img"
      aria-label={words.attempts(formatCount(attempts.length), formatCount(failed))}
    >
      {attempts.map(({ attempted_on, duration_ms, problem }, place) => (
        <i
          // Two attempts can begin in the same moment.
          key={`${place} ${attempted_on}`}
          data-failed={problem !== null || undefined}
          title={[
            formatDateSecond(attempted_on),
            problem === null ? words.arrived : label(WEBHOOK_PROBLEM_LABELS[problem]),
            words.took(formatCount(duration_ms)),
          ].join(' · ')}
        />
      ))}
    </span>
  );
}

/** How many of the last attempts arrived, in per cent; marked while some did not. */
export function DeliveredShare({ percent }: { percent: number | null }) {
  if (percent === null) return '–';
  return <span className={percent < 100 ? 'attempt-strip__short' : undefined}>{`${percent}%`}</span>;
}
