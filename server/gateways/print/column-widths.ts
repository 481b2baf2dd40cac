/** Gives every number column room for its longest cell, and the name column what is left. */
export function columnWidths<Key extends string>(
  total: number,
  base: Readonly<Record<Key, number>>,
  widest: Readonly<Record<Key, number>>,
  flexible: NoInfer<Key>,
): Record<Key, number> {
  const keys = Object.keys(base) as Key[];
  const widths: Record<Key, number> = { ...base };
  for (const key of keys) widths[key] = Math.ceil(Math.max(base[key], widest[key]));
  const others = keys.filter((key) => key !== flexible).reduce((sum, key) => sum + widths[key], 0);
  widths[flexible] = Math.max(base[flexible], total - others);
  const over = others + widths[flexible] - total;
  if (over <= 0) return widths;
  // Too much for one page: every column gives way in proportion, and its longest cells are set smaller.
  for (const key of keys) widths[key] = (widths[key] * total) / (total + over);
  return widths;
}
