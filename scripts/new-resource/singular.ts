/** `companies` -> `company`, `tax_classes` -> `tax_class`, `suppliers` -> `supplier`. */
export function singularOf(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -'ies'.length)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(name)) return name.slice(0, -'es'.length);
  return name.slice(0, -1);
}
