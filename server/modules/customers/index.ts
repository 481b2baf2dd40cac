import type { DB } from '#generated/database.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import type { Handlers } from '#server/context.ts';
import { crudTable, valuesOf } from '#server/platform/crud/crud-table.ts';
import { listed } from '#server/platform/http/handlers.ts';

type Customer = components['schemas']['Customer'];

const WRITABLE = operations.createCustomer.request_fields;

const customers = crudTable<DB, Customer>({
  table: 'customers',
  columns: ['id', ...WRITABLE, 'created_on', 'lock_version'],
  sortable: ['code', 'name', 'tax_code', 'email', 'phone_number', 'status', 'created_on'],
  never_null: ['code', 'name', 'status', 'created_on'],
  filters: { status: 'equal' },
  default_sort: '-created_on',
  unique: { column: 'code', message: 'Mã khách hàng này đã có. Hãy chọn mã khác.' },
});

export const customerHandlers = {
  listCustomers: async ({ query }, { tenant }) => {
    const { rows, total } = await tenant((tx) => customers.list(tx, query));
    return listed({ customers: rows }, total);
  },
  createCustomer: async ({ body }, { tenant, account, clock }) => {
    const values = {
      tenant_id: account.tenant_id,
      created_on: clock.now(),
      ...valuesOf(WRITABLE, body.customer),
    };
    return { customer: await tenant((tx) => customers.create(tx, values)) };
  },
  getCustomer: async ({ path }, { tenant }) => ({
    customer: await tenant((tx) => customers.get(tx, path.id)),
  }),
  updateCustomer: async ({ path, body }, { tenant }) => {
    const values = valuesOf(WRITABLE, body.customer);
    return {
      customer: await tenant((tx) => customers.update(tx, path.id, body.customer.lock_version, values)),
    };
  },
  deleteCustomer: async ({ path }, { tenant }) => ({
    customer: await tenant((tx) => customers.remove(tx, path.id)),
  }),
} satisfies Pick<
  Handlers,
  'listCustomers' | 'createCustomer' | 'getCustomer' | 'updateCustomer' | 'deleteCustomer'
>;
