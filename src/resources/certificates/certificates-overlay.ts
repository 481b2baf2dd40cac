import { certificates as descriptor } from '#generated/resources/certificates.ts';
import { entryWords } from '#src/wording/menu.ts';
import type { Overlay } from '#src/views/screen.ts';

export const certificatesOverlay = {
  title: entryWords.certificates ?? descriptor.label,
  hiddenFilters: ['all'],
  columns: {
    subject_name: { card: 'name' },
    issuer_name: { card: 'none', wideOnly: true },
    serial: { width: 190, card: 'lead', wideOnly: true },
    tax_code: { width: 136 },
    valid_to: { width: 150, card: 'meta' },
    declared: { header: 'Đã đăng ký', width: 110, wideOnly: true },
    state: { width: 176, card: 'state' },
  },
} satisfies Overlay<typeof descriptor>;
