import { listCustomers } from '#generated/client/customers/customers.ts';
import { listProducts } from '#generated/client/products/products.ts';
import { foldText } from '#src/ui/format/text.ts';
import type { Product } from '../cart.ts';
import { keepCopy, readCopy, type Customer, type TillDb } from './till-db.ts';

const PAGE = 250;
/** A catalogue that is longer is kept up to here, by name. */
const MAX_PAGES = 20;

async function all<T>(read: (page: number) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const some = await read(page);
    found.push(...some);
    if (some.length < PAGE) break;
  }
  return found;
}

/** What is sold, and the buyers with a tax code, as they were when the server was last reached; read anew where it is. */
export async function refreshCopies(
  db: TillDb,
): Promise<{ products: readonly Product[]; customers: readonly Customer[] }> {
  try {
    const products = await all((page) => listProducts({ status: 'active', sort: 'name', limit: PAGE, page }));
    await keepCopy(db, 'products', products);
    const customers = await all((page) =>
      listCustomers({ status: 'active', sort: 'name', limit: PAGE, page }),
    );
    await keepCopy(
      db,
      'customers',
      customers.filter(({ tax_code }) => tax_code !== null && tax_code !== undefined),
    );
  } catch {
    // Not reached, or not allowed to read buyers: what is here stays.
  }
  return {
    products: inOrder((await readCopy(db, 'products')) ?? []),
    customers: (await readCopy(db, 'customers')) ?? [],
  };
}

/** Size 3 before size 10, as a cashier looks for them. */
const byName = new Intl.Collator('vi', { numeric: true });

export const inOrder = (products: readonly Product[]): readonly Product[] =>
  products.toSorted((one, other) => byName.compare(one.name, other.name));

/** Products whose code or name contains the typed text, with or without Vietnamese marks. */
export function matchingProducts(products: readonly Product[], text: string): readonly Product[] {
  const wanted = foldText(text.trim());
  if (wanted === '') return products;
  return products.filter(({ code, name }) => foldText(`${code} ${name}`).includes(wanted));
}
