import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { auditWords } from '#src/wording/settings/audit.ts';
import type { RaRecord } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { recordName } from '../record-name.ts';
import type { Screen } from '../screen.ts';

const RecordHistory = lazy(async () => ({ default: (await import('./record-history.tsx')).RecordHistory }));

type HistoryButtonProps = Pick<Screen, 'descriptor' | 'overlay'> & { record: RaRecord };

/** Opens who changed what of this record; for those who may read the log, where its changes are written there. */
export function HistoryButton({ descriptor, overlay, record }: HistoryButtonProps) {
  const may = useMay();
  const [open, setOpen] = useState(false);
  const isLogged = descriptor.plain || overlay.history === true;
  if (!isLogged || !may('listAuditLog')) return null;
  return (
    <>
      <Button icon={IconHistory} onClick={() => setOpen(true)}>
        {auditWords.history}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={auditWords.historyOf(recordName(descriptor, record))}
      >
        <Suspense fallback={null}>
          {open && <RecordHistory resource={descriptor.name} id={Number(record.id)} />}
        </Suspense>
      </Drawer>
    </>
  );
}
