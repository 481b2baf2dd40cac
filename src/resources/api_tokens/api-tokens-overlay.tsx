import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import type { api_tokens as descriptor } from '#generated/resources/api_tokens.ts';
import type { Overlay } from '#src/views/screen.ts';
import { apiTokenWords } from '#src/wording/settings/api-tokens.ts';
import { TokenFacts } from './token-facts.tsx';
import { expiryText, tokenOf, usedText } from './token-words.ts';

export const apiTokensOverlay = {
  empty: { words: 'api_tokens', icon: IconKey },
  facts: apiTokenWords.facts,
  history: true,
  aside: (record) => <TokenFacts {...tokenOf(record)} />,
  columns: {
    name: { card: 'lead' },
    prefix: { width: 128, cell: (record) => <code>{tokenOf(record).prefix}…</code>, card: 'meta' },
    maker_name: { card: 'name' },
    expires_on: { width: 132, cell: (record) => expiryText(tokenOf(record)) },
    last_used_on: { cell: (record) => usedText(tokenOf(record)) },
  },
} satisfies Overlay<typeof descriptor>;
