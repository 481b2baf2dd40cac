import { expect } from 'vitest';
import type { InvoicePrint } from '#server/gateways/print/invoice-print.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { judged } from '#tests/contract/injection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

/** A printer that keeps what it was to draw instead of drawing it. */
export function drawnPrints() {
  let drawn: InvoicePrint | undefined;
  const invoice_printer: InvoicePrinter = {
    print: async (_tenant_id, view) => {
      drawn = 'number_style' in view ? view : undefined;
      return new Uint8Array(Buffer.from('%PDF-1.7\n'));
    },
    close: async () => undefined,
  };
  const printed = async (app: TestApp, token: string, id: number): Promise<InvoicePrint> => {
    drawn = undefined;
    const { status, text } = await judged(app, 'getInvoicePdf', { token, id });
    expect(status, text).toBe(200);
    if (drawn === undefined) throw new Error('nothing was drawn');
    return drawn;
  };
  return { invoice_printer, printed };
}
