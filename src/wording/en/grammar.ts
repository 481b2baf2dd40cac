/** "1 day", "12 days": the word after a number written in digits. */
export function counted(count: number | string, one: string, many = plural(one)): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}

/** Of the names of records: "customer" as "customers", "audit entry" as "audit entries". */
export function plural(one: string): string {
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`;
}
