/** Where a request is paid: a page of its own entry, open to whoever has this address. */
export function checkoutHref(key: string): string {
  return `/checkout/${key}`;
}
