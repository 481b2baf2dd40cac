import type { transmissions as descriptor } from '#generated/resources/transmissions.ts';
import type { Overlay } from '#src/views/screen.ts';
import { entryWords, menuWords } from '#src/wording/menu.ts';
import { XmlButton } from './xml-button.tsx';

export const transmissionsOverlay = {
  title: menuWords.history,
  facts: entryWords.transmissions,
  hiddenFilters: ['invoice_id'],
  columns: {
    direction: { width: 112, card: 'meta' },
    message_type: { header: 'Loại', width: 70, card: 'none' },
    message_type_name: { card: 'name' },
    invoice_label: { width: 170 },
    message_id: { wideOnly: true, muted: true },
    status: { width: 190, card: 'state' },
  },
  rowActions: (record) => <XmlButton id={Number(record.id)} messageId={String(record['message_id'])} />,
} satisfies Overlay<typeof descriptor>;
