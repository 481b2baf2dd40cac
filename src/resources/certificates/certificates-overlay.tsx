import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import type { certificates as descriptor } from '#generated/resources/certificates.ts';
import type { Overlay } from '#src/views/screen.ts';
import { entryWords } from '#src/wording/menu.ts';
import type { Certificate } from './certificate.ts';
import { RowMenu } from './row-menu.tsx';

export const certificatesOverlay = {
  empty: { words: 'certificates', icon: IconCertificate },
  title: entryWords.certificates,
  hiddenFilters: ['all'],
  rowActions: (record) => <RowMenu certificate={record as unknown as Certificate} />,
} satisfies Overlay<typeof descriptor>;
