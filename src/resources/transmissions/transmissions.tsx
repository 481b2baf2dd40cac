import { transmissions as descriptor } from '#generated/resources/transmissions.ts';
import { pathsOf } from '#src/routes.ts';
import type { Overlay, Screen } from '#src/views/screen.ts';
import { menuWords } from '#src/wording/menu.ts';
import { XmlButton } from './xml-button.tsx';

const overlay = {
  title: menuWords.history,
  facts: menuWords.sent_invoices,
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

export const transmissionsScreen: Screen = {
  descriptor,
  overlay,
  paths: pathsOf('sent_invoices', null, 'sent_invoice'),
};
