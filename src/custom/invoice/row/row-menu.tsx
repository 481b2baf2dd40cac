import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { lazy, Suspense, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { components } from '#generated/types.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { recordName } from '#src/views/record-name.ts';
import { lists } from '#src/wording/lists.ts';

/** What it offers comes when it is first opened: the list is drawn without. */
const OpenedMenu = lazy(async () => ({ default: (await import('./opened-menu.tsx')).OpenedMenu }));

function RowMenu({ record }: { record: RaRecord }) {
  const [wanted, setWanted] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        name={lists.actions(recordName(descriptorOf('invoices'), record))}
        icon={IconDots}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setWanted(true);
          setAnchor(event.currentTarget);
        }}
      />
      {wanted && (
        <Suspense fallback={null}>
          <OpenedMenu
            invoice={record as components['schemas']['InvoiceSummary']}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The `…` of an invoice's row. */
export const invoiceRowMenu = (record: RaRecord) => <RowMenu record={record} />;
