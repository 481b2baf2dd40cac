import { Banner } from '#src/ui/display/banner.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { pageSum } from '#src/views/list/page-sum.ts';
import { bulkPublishWords } from '#src/wording/bulk-publish.ts';
import type { InvoiceRow } from './bulk-tally.ts';

type BulkConsequenceProps = {
  ready: readonly InvoiceRow[];
  /** Ticked ones that are not published. */
  left: number;
};

/** What publishing them means: how many, how much. */
export function BulkConsequence({ ready, left }: BulkConsequenceProps) {
  const foreign = ready.filter(({ currency }) => currency !== 'VND').length;
  if (ready.length === 0) return <Banner tone="warning">{bulkPublishWords.nothing}</Banner>;
  return (
    <Stack>
      <p>{bulkPublishWords.consequence}</p>
      <Facts
        facts={[
          { term: bulkPublishWords.count, value: formatCount(ready.length) },
          {
            term: bulkPublishWords.total,
            value: (
              <>
                <Money amount={pageSum(ready, 'total')} weight="bold" />
                {foreign > 0 && ` ${bulkPublishWords.others(foreign)}`}
              </>
            ),
          },
        ]}
      />
      {left > 0 && <Banner tone="neutral">{bulkPublishWords.gone(left)}</Banner>}
    </Stack>
  );
}
