/** The code of the package that is chosen, in the address of the page where it is bought. */
export const packageParameter = 'goi';

const KEY = 'hoadon-package';

/**
 * The code of the package that was chosen on the price list before there was a company, until one is bought. It only chooses one
 * beforehand: where the browser keeps nothing, nothing is lost.
 */
export const keptPackage = {
  read: (): string | null => quietly(() => window.localStorage.getItem(KEY)),
  keep: (code: string): void => void quietly(() => window.localStorage.setItem(KEY, code)),
  drop: (): void => void quietly(() => window.localStorage.removeItem(KEY)),
};

/** A browser may keep its storage shut. */
function quietly<Answer>(reach: () => Answer): Answer | null {
  try {
    return reach();
  } catch {
    return null;
  }
}
