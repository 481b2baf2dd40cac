import type { products as descriptor } from '#generated/resources/products.ts';
import type { Overlay } from '#src/views/screen.ts';

export const productsOverlay = {
  wide: ['name'],
  columns: {
    code: { width: 150, card: 'meta' },
    name: { card: 'name' },
    unit: { width: 110, wideOnly: true },
    vat_rate: { width: 90, wideOnly: true },
    unit_price: { header: 'Đơn giá (đ)', card: 'amount' },
    created_on: { hidden: true },
    status: { card: 'state', width: 172 },
  },
} satisfies Overlay<typeof descriptor>;
