import type { DB } from '#generated/database.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import type { Handlers } from '#server/context.ts';
import { crudTable, valuesOf } from '#server/platform/crud/crud-table.ts';
import { listed } from '#server/platform/http/handlers.ts';

type Product = components['schemas']['Product'];

const WRITABLE = operations.createProduct.request_fields;

const products = crudTable<DB, Product>({
  table: 'products',
  columns: ['id', ...WRITABLE, 'created_on', 'lock_version'],
  sortable: ['code', 'name', 'unit', 'unit_price', 'vat_rate', 'status', 'created_on'],
  never_null: ['code', 'name', 'status', 'created_on'],
  filters: { status: 'equal' },
  default_sort: 'code',
  unique: { column: 'code', message: 'Mã hàng này đã có. Hãy chọn mã khác.' },
});

export const productHandlers = {
  listProducts: async ({ query }, { tenant }) => {
    const { rows, total } = await tenant((tx) => products.list(tx, query));
    return listed({ products: rows }, total);
  },
  createProduct: async ({ body }, { tenant, account, clock }) => {
    const values = {
      tenant_id: account.tenant_id,
      created_on: clock.now(),
      ...valuesOf(WRITABLE, body.product),
    };
    return { product: await tenant((tx) => products.create(tx, values)) };
  },
  getProduct: async ({ path }, { tenant }) => ({ product: await tenant((tx) => products.get(tx, path.id)) }),
  updateProduct: async ({ path, body }, { tenant }) => {
    const values = valuesOf(WRITABLE, body.product);
    return { product: await tenant((tx) => products.update(tx, path.id, body.product.lock_version, values)) };
  },
  deleteProduct: async ({ path }, { tenant }) => ({
    product: await tenant((tx) => products.remove(tx, path.id)),
  }),
} satisfies Pick<
  Handlers,
  'listProducts' | 'createProduct' | 'getProduct' | 'updateProduct' | 'deleteProduct'
>;
