/** How what the company sent and what the authority received of it can differ. */
export type DifferenceKind =
  /** Chưa rõ here, and the authority has it. */
  | 'whereabouts_unknown'
  /** The authority has decided, and its answer has not come. */
  | 'answer_missing'
  /** It was handed over, and the authority does not list it. */
  | 'not_received'
  /** The authority lists it, and no message of the company's here has carried it. */
  | 'not_sent_here'
  | 'total_differs'
  /** Accepted on one side and refused on the other. */
  | 'state_differs'
  | 'code_differs';

/** What the company knows of an invoice that a message carried. `superseded`: another version was sent later. */
export type SentState = 'unknown' | 'arrived' | 'accepted' | 'refused' | 'superseded';

type Key = { message_id: string; form_no: string; symbol: string; number: number };

/** An invoice in a message of the company's. Totals are decimals with a point. */
export type SentInvoice = Key & {
  transmission_id: number;
  invoice_id: number;
  total: string;
  state: SentState;
  code: string | null;
};

/** An invoice in the authority's list. */
export type ReceivedInvoice = Key & {
  total: string | null;
  state: 'accepted' | 'refused';
  code: string | null;
};

export type Difference = {
  kind: DifferenceKind;
  sent: SentInvoice | null;
  received: ReceivedInvoice | null;
};

/** Kinds that end by themselves: the look-up, or answers that are fetched again, bring the state here up to date. */
export const HEALING: readonly DifferenceKind[] = ['whereabouts_unknown', 'answer_missing'];
