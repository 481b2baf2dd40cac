import { emailsRefusal } from '#domain/delivery/recipients.ts';
import { isCalendarDate } from '#domain/fields/calendar-date.ts';
import { isTaxCode } from '#domain/fields/tax-code.ts';
import { refusalText } from '#domain/refusals.ts';
import { isVatRate, vatFraction } from '#domain/rules/tax/vat-rates.ts';
import type { Formats } from './platform/http/validation.ts';

/** ISO 8601 in UTC, milliseconds at most, as spec point 3 sends its date filters. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/;

const isDay = (value: string): boolean => isCalendarDate(value) && value >= '1900';

/** The formats of the description that JSON Schema does not know, and its dates, narrowed to days that PostgreSQL can hold. */
export const wireFormats: Formats = {
  date: isDay,
  'date-time': (value) => isDay(INSTANT.exec(value)?.[1] ?? ''),
  'tax-code': isTaxCode,
  decimal: (value) => /^-?\d+(\.\d+)?$/.test(value),
  'vat-rate': {
    // A stated tax (CTTC) is read in invoices of others alone.
    check: (value) => isVatRate(value) && vatFraction(value) !== null,
    problem: (value) => `Thuế suất “${value}” không dùng được. Cần một thuế suất như 8%, KCT hoặc KHAC:7%.`,
  },
  color: (value) => /^#[0-9a-f]{6}$/.test(value),
  binary: () => true,
  emails: {
    check: (value) => emailsRefusal(value, '') === null,
    problem: (value) => {
      const refusal = emailsRefusal(value, '');
      return refusal === null ? '' : refusalText(refusal);
    },
  },
};
