import { EmptyList } from '#src/views/list/empty-list.tsx';
import { ResourceList } from '#src/views/list/resource-list.tsx';
import { useListRights } from '#src/views/list/use-list-rights.ts';
import type { Screen } from '#src/views/screen.ts';
import { certificateTitles } from '#src/wording/record-lists.ts';
import { useMemo } from 'react';
import { certificateColumns } from './certificate-columns.tsx';
import { ExpiryBanner } from './expiry-banner.tsx';
import { TestOffer } from './test-offer.tsx';

/** What the company signs with, the one that ends last first. */
export function CertificateList(screen: Screen) {
  const columns = useMemo(() => certificateColumns(), []);
  return (
    <ResourceList
      {...screen}
      columns={columns}
      createLabel={certificateTitles.add}
      pages={<ExpiryBanner />}
      firstRun={<NoCertificates {...screen} />}
    />
  );
}

function NoCertificates(screen: Screen) {
  const rights = useListRights(screen);
  return (
    <>
      <EmptyList {...screen} rights={rights} createLabel={certificateTitles.add} />
      <TestOffer />
    </>
  );
}
