/** The code of the package that is chosen, in the address of the page where it is bought. */
export const packageParameter = 'goi';

/** Where a request is paid: a page of its own entry, open to whoever has this address. */
export function checkoutHref(key: string): string {
  return `/checkout/${key}`;
}
