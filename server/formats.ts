import { isTaxCode } from '#domain/fields/tax-code.ts';
import type { Formats } from './platform/http/validation.ts';

/** The formats of the description that JSON Schema does not know. */
export const wireFormats: Formats = {
  'tax-code': isTaxCode,
  decimal: (value) => /^-?\d+(\.\d+)?$/.test(value),
  'vat-rate': (value) => /^(0%|5%|8%|10%|KCT|KKKNT|KHAC:\d{1,2}(\.\d{1,2})?%)$/.test(value),
  binary: () => true,
};
