import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import type { transmissions as descriptor } from '#generated/resources/transmissions.ts';
import { label } from '#src/language/language.ts';
import type { Overlay } from '#src/views/screen.ts';
import { emptyLists } from '#src/wording/empty-lists.ts';
import { entryWords, menuWords } from '#src/wording/menu.ts';
import { recordListWords } from '#src/wording/record-lists.ts';
import { XmlButton } from './xml-button.tsx';

export const transmissionsOverlay = {
  empty: { ...emptyLists.transmissions, icon: IconArrowsExchange },
  title: menuWords.history,
  facts: entryWords.transmissions,
  hiddenFilters: ['invoice_id'],
  columns: {
    direction: { width: 112, card: 'meta' },
    message_type: { header: recordListWords.messageType, width: 70, card: 'none' },
    message_type_name: { card: 'name', cell: (record) => label(String(record['message_type_name'])) },
    invoice_label: { width: 170 },
    message_id: { wideOnly: true, muted: true },
    status: { width: 190, card: 'state' },
  },
  rowActions: (record) => <XmlButton id={Number(record.id)} messageId={String(record['message_id'])} />,
} satisfies Overlay<typeof descriptor>;
