import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import type { products as descriptor } from '#generated/resources/products.ts';
import type { Overlay } from '#src/views/screen.ts';
import { recordListWords } from '#src/wording/record-lists.ts';
import { lazy } from 'react';

export const productsOverlay = {
  empty: { words: 'products', icon: IconPackage },
  wide: ['name'],
  columns: {
    code: { width: 150, card: 'meta' },
    name: { card: 'lead' },
    unit: { width: 110, wideOnly: true },
    vat_rate: { width: 90, wideOnly: true },
    unit_price: { header: recordListWords.unitPrice, card: 'amount' },
    created_on: { hidden: true },
    status: { card: 'state', width: 172 },
  },
  asideCards: {
    operation: 'getProductSales',
    Cards: lazy(async () => ({ default: (await import('./product-sales.tsx')).ProductSales })),
  },
} satisfies Overlay<typeof descriptor>;
