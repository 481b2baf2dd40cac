import { parseSymbol } from '#domain/fields/series-symbol.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';

type Name = Pick<
  components['schemas']['OtherInvoiceInput'],
  'regime' | 'seller_tax_code' | 'form_no' | 'symbol' | 'number' | 'issued_on'
>;

/** Hóa đơn điện tử of the rules in force. */
const TODAYS: Name['regime'] = '1';
const FORM = /^[1-9]$/;

/**
 * Names that no invoice of another system has: those of an e-invoice are of its form and its year, and what was issued here is
 * corrected here, where what was done about it before counts. Failures: 422 other_invoice_form, other_invoice_symbol,
 * 409 other_invoice_is_own.
 */
export async function refuseOtherName(tx: Tx, name: Name): Promise<void> {
  if (name.regime === TODAYS) refuseNoEInvoice(name);
  const own = await tx
    .selectFrom('invoices')
    .select('id')
    .where('form_no', '=', name.form_no)
    .where('symbol', '=', name.symbol)
    .where('number', '=', Number(name.number))
    .executeTakeFirst();
  if (own === undefined || (await readTaxCode(tx)) !== name.seller_tax_code) return;
  const message = `Hóa đơn ${shownName({ ...name, number: Number(name.number) })} được lập ngay tại đây. Tìm hóa đơn đó trong danh sách Hóa đơn và chọn “Có gì sai?”.`;
  throw new Failure(409, [{ message, code: 'other_invoice_is_own', fields: ['number'] }]);
}

function refuseNoEInvoice({ form_no, symbol, issued_on }: Name): void {
  if (!FORM.test(form_no))
    throw failure(
      422,
      'other_invoice_form',
      `Hóa đơn điện tử không có mẫu số “${form_no}”. Nhập một chữ số từ 1 đến 9, hoặc đổi loại hóa đơn.`,
      ['form_no'],
    );
  const year = parseSymbol(symbol)?.year;
  if (year === undefined || String(year) !== issued_on.slice(0, 4))
    throw failure(
      422,
      'other_invoice_symbol',
      `Ký hiệu “${symbol}” không phải của hóa đơn điện tử lập năm ${issued_on.slice(0, 4)}. Nhập như trên hóa đơn, 6 ký tự viết hoa như C${issued_on.slice(2, 4)}TAA, hoặc đổi loại hóa đơn.`,
      ['symbol'],
    );
}
