/** Vietnam keeps one time the year round. */
const VIETNAM = '+07:00';

/**
 * Whole đồng of an amount as banks write it: 961200, 961.200, +961,200.00 VND. `none`: nothing came in (an empty cell, zero, or money
 * that went out); null for what cannot be read without guessing.
 */
export function statementAmount(text: string): string | 'none' | null {
  const plain = text.replaceAll(/\s|VND|VNĐ|đ/giu, '').replace(/^\+/, '');
  if (plain === '' || plain === '-' || plain.startsWith('-') || /^\(.*\)$/.test(plain)) return 'none';
  const whole = plain.replace(/[.,]0{1,2}$/, '');
  const digits = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(whole)
    ? whole.replaceAll(/[.,]/g, '')
    : whole;
  if (!/^\d{1,13}$/.test(digits)) return null;
  const amount = digits.replace(/^0+(?=\d)/, '');
  return amount === '0' ? 'none' : amount;
}

/** A moment (ISO 8601 with Z) as banks write it: 21/11/2026 09:17:05, 2026-11-21 09:17, or a day alone; null for what is none. */
export function statementMoment(text: string): string | null {
  const found =
    /^(?<day>\d{1,2})[/-](?<month>\d{1,2})[/-](?<year>\d{4})(?:[ T](?<time>\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(
      text.trim(),
    ) ??
    /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[ T](?<time>\d{1,2}:\d{2}(?::\d{2})?))?$/.exec(
      text.trim(),
    );
  if (found?.groups === undefined) return null;
  const { year = '', month = '', day = '', time = '00:00' } = found.groups;
  const [hour = '', minute = '', second = '00'] = time.split(':');
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = Date.parse(`${date}T${hour.padStart(2, '0')}:${minute}:${second}${VIETNAM}`);
  // 31/02 would be read as a day of March.
  const is_day = new Date(`${date}T00:00:00Z`).getUTCDate() === Number(day);
  return Number.isNaN(moment) || !is_day ? null : new Date(moment).toISOString();
}
