import type { Handlers } from '#server/context.ts';
import { customerSales } from './customer-sales.ts';
import { mostSoldProducts } from './most-sold-products.ts';
import { productSales } from './product-sales.ts';

export const catalogueSalesHandlers = {
  getCustomerSales: async ({ path }, context) => ({ customer_sales: await customerSales(context, path.id) }),
  getProductSales: async ({ path }, context) => ({ product_sales: await productSales(context, path.id) }),
  getMostSoldProducts: async (_input, context) => ({ product_ids: await mostSoldProducts(context) }),
} satisfies Pick<Handlers, 'getCustomerSales' | 'getProductSales' | 'getMostSoldProducts'>;
