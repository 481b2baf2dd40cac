import { INVOICE_FORMS, type InvoiceFormat } from '#domain/documents/formats/invoices/invoice-forms.table.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';

const VERSIONS: readonly FormatVersion[] = ['2.0.1', '2.1.0', '2.1.1'];
/** Forms of TT 32/2025 and later. */
const YOUNG_FORMS = ['7', '8', '9'];

type InvoiceCase = { name: string; format: InvoiceFormat; version: FormatVersion };

/** Every form in every version that has it, by the name of its golden file. */
export const INVOICE_CASES: readonly InvoiceCase[] = INVOICE_FORMS.flatMap(({ form_no, letter, format }) =>
  VERSIONS.filter((version) => version !== '2.0.1' || !YOUNG_FORMS.includes(form_no)).map((version) => ({
    name: `${form_no}${letter ?? ''}-${version}`,
    format,
    version,
  })),
);
