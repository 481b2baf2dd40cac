import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import type { currencies as descriptor } from '#generated/resources/currencies.ts';
import type { Overlay } from '#src/views/screen.ts';

export const currenciesOverlay = {
  empty: { words: 'currencies', icon: IconCoins },
  columns: {
    code: { width: 110, card: 'lead' },
    name: { card: 'meta' },
    exchange_rate: { width: 140, card: 'amount' },
    rate_on: { width: 150, card: 'meta' },
    rate_source: { wideOnly: true },
    status: { card: 'state', width: 172 },
    created_on: { hidden: true },
  },
} satisfies Overlay<typeof descriptor>;
