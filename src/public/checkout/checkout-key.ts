import { sessionValue } from '../session-value.ts';

/** The key of the checkout that was paid last in this tab: /payment-success says what was paid. */
export const paidCheckoutKey = sessionValue<string>('hoadon-paid-checkout');

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The key in `/checkout/{id}`; null for what can be none. */
export function checkoutKeyIn(path: string): string | null {
  const key = path.split('/')[2] ?? '';
  return SHAPE.test(key) ? key : null;
}
