import { sellerOf } from '#domain/invoice/invoice-from-input.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { tillWords as words } from '#src/wording/processing/till.ts';
import { inputOf } from '../editor/draft/draft.ts';
import { Receipt } from './offline/receipt.tsx';
import type { TillState } from './use-till.ts';

/** Leaves the tiles three in a row beside the order and the paper. */
const HAS_ROOM = '(min-width: 1320px)';

/**
 * The receipt of the order under way beside it, as the buyer will read it; on wide screens. Its place is kept while there is no order,
 * so that no tile moves under the finger that taps it.
 */
export function OrderReceipt({ till }: { till: TillState }) {
  const hasRoom = useMediaQuery(HAS_ROOM);
  if (!hasRoom) return null;
  return (
    <aside className="till__paper till-paper" aria-label={words.receipt}>
      {till.is_sold || till.draft.lines.length === 0 ? words.receiptToCome : <Paper till={till} />}
    </aside>
  );
}

function Paper({ till: { draft, template, amounts, total } }: { till: TillState }) {
  const { tenant } = useSignedIn();
  if (template === null) return null;
  const { name, tax_code, address } = sellerOf(tenant, template);
  const sale = {
    seller: { name, tax_code, address },
    series: `${template.form_no}${template.symbol}`,
    input: inputOf(draft),
    ...{ amounts, total, number: null, sold_on: null },
  };
  return <Receipt sale={sale} />;
}
