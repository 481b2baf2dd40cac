import { shownName } from '#domain/invoice/shown-name.ts';

/** What the files of an invoice are called, without ending: `1C26TAA-00000012`. */
export function invoiceFileName(invoice: Parameters<typeof shownName>[0]): string {
  return shownName(invoice).replace(' ', '-');
}
