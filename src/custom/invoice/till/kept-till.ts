import { draftKeysOf } from '#src/views/drafts/local-drafts.ts';
import { newSale, type Sale, type SoldInvoice } from './sale.ts';

/** What was sold last, as the cashier needs it once more. */
export type Sold = Omit<SoldInvoice, 'invoice_id'> & {
  /** Null while it is not sent. */
  invoice_id: number | null;
  /** It was sold without the server, and is printed from what this browser kept. */
  is_local: boolean;
  /** `1C26MAA`. */
  series: string;
  total: string;
  /** Thối lại; null where nothing was paid in cash. */
  change: string | null;
};

/** Everything of the till that outlives its page. */
export type Till = {
  sale: Sale;
  /** Put aside while another buyer is served. */
  held: readonly Sale[];
  last: Sold | null;
  /** The series that was chosen; null for the one that is offered. */
  template_id: number | null;
};

type Owner = Parameters<typeof draftKeysOf>[0];

/** Raised when what is kept takes another shape: what was kept before is then not read. */
const SHAPE = 2;

/** Goes with the drafts of the account when it signs out. */
const keyOf = (owner: Owner): string => `${draftKeysOf(owner)}till`;

/** The till of an account as it was left in this browser. */
export function readTill(storage: Storage, owner: Owner, today: string): Till {
  const kept = parsed(storage.getItem(keyOf(owner)));
  return kept ?? { sale: newSale(today), held: [], last: null, template_id: null };
}

/** Kept at every change, so that a page that is lost loses nothing of a sale. */
export function keepTill(storage: Storage, owner: Owner, till: Till): void {
  try {
    storage.setItem(keyOf(owner), JSON.stringify({ ...till, shape: SHAPE }));
  } catch {
    // No room left here: the sale goes on, and is lost only with the page.
  }
}

function parsed(text: string | null): Till | null {
  try {
    const kept = JSON.parse(text ?? 'null') as (Till & { shape?: number }) | null;
    if (kept?.shape !== SHAPE) return null;
    const { sale, held, last, template_id } = kept;
    // Money beside an order that is empty would be counted to the next buyer.
    const given = sale.cart.lines.length === 0 ? '' : sale.given;
    return { sale: { ...sale, given }, held, last, template_id };
  } catch {
    return null;
  }
}
