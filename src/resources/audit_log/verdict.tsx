import { useGetAuditVerdict } from '#generated/client/audit-log/audit-log.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { auditWords } from '#src/wording/settings/audit.ts';
import './verdict.css';

/** What the server finds when it computes the chain again: the whole of it, or up to one row. */
export function Verdict({ upTo }: { upTo?: number }) {
  const { data, error, isPending, refetch } = useGetAuditVerdict(upTo === undefined ? {} : { up_to: upTo });
  if (error) return <FailedBanner error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Banner tone="neutral">{auditWords.verifying}</Banner>;
  const { rows, broken_at } = data;
  if (broken_at !== null)
    return (
      <Banner tone="critical" title={auditWords.broken(formatCount(broken_at))}>
        {auditWords.brokenMeaning}
      </Banner>
    );
  return (
    <Banner tone="success">
      {upTo === undefined ? auditWords.whole(formatCount(rows)) : auditWords.wholeUpTo(formatCount(upTo))}
    </Banner>
  );
}
