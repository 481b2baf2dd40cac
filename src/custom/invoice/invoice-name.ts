type Named = { form_no: string; symbol: string; number: number | null };

const digits = 8;

/** A number as it is printed: eight digits. */
export function numberText(number: number): string {
  return String(number).padStart(digits, '0');
}

/** `1C26TAA 00000012`; of a draft the series alone. */
export function invoiceName({ form_no, symbol, number }: Named): string {
  return number === null ? `${form_no}${symbol}` : `${form_no}${symbol} ${numberText(number)}`;
}

/** What the files of an invoice are called, without ending: `1C26TAA-00000012`. */
export function invoiceFileName(invoice: Named): string {
  return invoiceName(invoice).replace(' ', '-');
}
