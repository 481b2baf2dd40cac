import { emailsRefusal } from '#domain/delivery/recipients.ts';
import { isCalendarDate } from '#domain/fields/calendar-date.ts';
import { isTaxCode } from '#domain/fields/tax-code.ts';
import { refusalText } from '#domain/refusals.ts';
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
  'vat-rate': (value) => /^(0%|5%|8%|10%|KCT|KKKNT|KHAC:\d{1,2}(\.\d{1,2})?%)$/.test(value),
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
