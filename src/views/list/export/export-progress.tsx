import { formatCount } from '#src/ui/format/number.ts';
import { sizeText } from '#src/ui/field/file-bytes.ts';
import { DownloadCard } from '#src/ui/progress/download-card.tsx';
import { lists } from '#src/wording/lists.ts';
import { useEffect, useState } from 'react';
import type { Exporting } from './use-export.ts';

/** An export that ends sooner shows nothing, ms. */
const patience = 1000;

/** How far an export has come, once it takes longer than a second. */
export function ExportProgress({ exporting, label }: { exporting: Exporting; label: string }) {
  const { busy } = exporting;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  if (!busy || !late) return null;
  const { bytes = 0, rows = null, done = null } = exporting.progress ?? {};
  const counted = (count: number | null) => (count === null ? null : formatCount(count));
  return (
    <DownloadCard
      title={lists.exporting(label)}
      facts={lists.exportFacts(sizeText(bytes), counted(rows), counted(done))}
      onCancel={exporting.cancel}
    />
  );
}
