import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import type { invoice_collectors as descriptor } from '#generated/resources/invoice_collectors.ts';
import type { Overlay } from '#src/views/screen.ts';
import { recordListWords } from '#src/wording/record-lists.ts';

export const collectorsOverlay = {
  empty: { words: 'invoice_collectors', icon: IconInbox },
  history: true,
  searchHint: recordListWords.collectorSearch,
  shownByTab: (source) => source === 'verdict' || source === 'state',
} satisfies Overlay<typeof descriptor>;
