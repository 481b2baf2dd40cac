import { useGetAuditVerdict } from '#generated/client/audit-log/audit-log.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { failureText } from '#src/views/failure-text.ts';
import { auditWords } from '#src/wording/audit.ts';
import { common } from '#src/wording/common.ts';
import './verdict.css';

/** What the server finds when it computes the chain again: the whole of it, or up to one row. */
export function Verdict({ upTo }: { upTo?: number }) {
  const { data, error, isPending, refetch } = useGetAuditVerdict(upTo === undefined ? {} : { up_to: upTo });
  if (error)
    return (
      <Banner
        tone="critical"
        action={
          <Button size="small" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        }
      >
        {failureText(error)}
      </Banner>
    );
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
