import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import type { statements as descriptor } from '#generated/resources/statements.ts';
import type { Overlay } from '#src/views/screen.ts';
import { pageTitles } from '#src/wording/record-lists.ts';

export const statementsOverlay = {
  empty: { words: 'statements', icon: IconSignature },
  history: true,
  searchHint: pageTitles.statementSearch,
  columns: {
    label: { card: 'lead', width: 150 },
    nature: { wideOnly: true },
    invoice_name: { card: 'name', width: 170 },
    buyer_name: { card: 'meta' },
    state: { card: 'state' },
    made_on: { wideOnly: true },
    expires_on: { wideOnly: true },
  },
} satisfies Overlay<typeof descriptor>;
