/** The two ways an invoice may write numbers (NĐ 254/2026 Phụ lục 8.b): `1.234.567,89` or `1,234,567.89`. */
export type NumberStyle = 'dot_groups' | 'comma_groups';

/** Decimal text (`-1234.5`) with its thousands grouped: `-1.234,5`. */
export function groupedNumber(text: string, style: NumberStyle = 'dot_groups'): string {
  const [group, point] = style === 'dot_groups' ? ['.', ','] : [',', '.'];
  const [whole = '', fraction = ''] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === '' ? grouped : `${grouped}${point}${fraction}`;
}
