import type { ApiFailure } from '#generated/client/http.ts';
import type { components } from '#generated/types.ts';
import { emptyCart } from './cart.ts';
import type { Draft, Invoice, InvoiceInput } from '../editor/draft/draft.ts';

export type Publication = components['schemas']['Publication'];

/** One buyer at the till: what is sold, what was given, and how far it is on its way to an invoice. */
export type Sale = {
  cart: Draft;
  /** Khách đưa, as it is typed; '' for the exact amount. */
  given: string;
  /** The draft was asked for with this content under this key. */
  asked: { key: string; text: string } | null;
  /** The draft as the server has it. */
  saved: { id: number; lock_version: number; text: string } | null;
  /** Its publication was asked for and nothing final is known of it: until then it may not change. */
  is_sent: boolean;
};

export type SoldInvoice = Pick<Publication, 'invoice_id' | 'number' | 'tax_authority_code'>;

export function newSale(today: string): Sale {
  return { cart: emptyCart(today), given: '', asked: null, saved: null, is_sent: false };
}

/** Whether discarding the sale would lose what was entered. */
export function isBegun({ cart, saved }: Sale): boolean {
  return cart.lines.length > 0 || cart.buyer_tax_code !== '' || saved !== null;
}

/** What selling asks of the server. `key` is the Idempotency-Key. */
export type SaleCalls = {
  create: (input: InvoiceInput, key: string) => Promise<Pick<Invoice, 'id' | 'lock_version'>>;
  update: (
    id: number,
    input: InvoiceInput,
    lock_version: number,
  ) => Promise<Pick<Invoice, 'id' | 'lock_version'>>;
  publish: (id: number, lock_version: number, acknowledged: readonly string[]) => Promise<Publication>;
  publication: (id: number) => Promise<Publication>;
  /** Waits between two questions. */
  pause: () => Promise<void>;
  newKey: () => string;
};

/** The server says no, each reason in a sentence. `codes` tell whether it can be gone on in spite of it. */
export class SaleRefused extends Error {
  readonly reasons: readonly Publication['reasons'][number][];
  constructor(reasons: readonly Publication['reasons'][number][]) {
    super(reasons.map(({ message }) => message).join(' '));
    this.reasons = reasons;
  }
}

/** How often is asked before what happened counts as unknown. */
const MAX_QUESTIONS = 40;

/**
 * Makes a sale an invoice with its number and code: draft, publication, and the answer to it. `keep` hears of every step that must
 * outlive the page; begun anew from what was kept, it goes on where it was and makes no second invoice.
 */
export async function sell(
  sale: Sale,
  input: InvoiceInput,
  calls: SaleCalls,
  { keep, acknowledged = [] }: { keep: (change: Partial<Sale>) => void; acknowledged?: readonly string[] },
): Promise<SoldInvoice> {
  let saved = sale.saved;
  const text = JSON.stringify(input);
  if (!sale.is_sent || saved === null) {
    if (saved === null) {
      const asked = sale.asked?.text === text ? sale.asked : { key: calls.newKey(), text };
      keep({ asked });
      const { id, lock_version } = await calls.create(input, asked.key);
      saved = { id, lock_version, text };
      keep({ saved, asked: null });
    } else if (saved.text !== text) {
      const { id, lock_version } = await calls.update(saved.id, input, saved.lock_version);
      saved = { id, lock_version, text };
      keep({ saved });
    }
    keep({ is_sent: true });
  }
  let answer = await calls.publish(saved.id, saved.lock_version, acknowledged).catch((error: unknown) => {
    if (isRefusal(error)) keep({ is_sent: false });
    throw error;
  });
  for (let asked = 0; asked < MAX_QUESTIONS; asked += 1) {
    if (answer.error) {
      // Its number is kept; what is put right goes on from the present version.
      keep({ is_sent: false, saved: { ...saved, lock_version: answer.lock_version } });
      throw new SaleRefused(answer.reasons);
    }
    // An uncoded one has its number alone.
    if (answer.number !== null && (answer.tax_authority_code !== null || answer.final)) return answer;
    await calls.pause();
    answer = await calls.publication(saved.id);
  }
  throw new SaleUnknown();
}

/** No final answer came: whether there is an invoice is found out by asking again. */
export class SaleUnknown extends Error {}

/** The server has decided: asking again unchanged changes nothing. */
export function isRefusal(error: unknown): error is ApiFailure {
  const status = (error as Partial<ApiFailure>).status ?? 0;
  return status >= 400 && status < 500;
}
