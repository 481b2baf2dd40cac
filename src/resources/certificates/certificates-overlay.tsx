import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import type { certificates as descriptor } from '#generated/resources/certificates.ts';
import type { Overlay } from '#src/views/screen.ts';
import { entryWords } from '#src/wording/menu.ts';
import { lazy, Suspense } from 'react';
import type { Certificate } from './certificate.ts';

/** With the dialogs it opens: every page loads the overlays, this list alone the menu. */
const RowMenu = lazy(async () => ({ default: (await import('./row-menu.tsx')).RowMenu }));

export const certificatesOverlay = {
  empty: { words: 'certificates', icon: IconCertificate },
  title: entryWords.certificates,
  hiddenFilters: ['all'],
  rowActions: (record) => (
    <Suspense fallback={null}>
      <RowMenu certificate={record as unknown as Certificate} />
    </Suspense>
  ),
} satisfies Overlay<typeof descriptor>;
