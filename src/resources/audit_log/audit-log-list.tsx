import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { ResourceList } from '#src/views/list/resource-list.tsx';
import type { Screen } from '#src/views/screen.ts';
import { auditWords } from '#src/wording/settings/audit.ts';
import { common } from '#src/wording/common.ts';
import { useState } from 'react';
import { resourceOptions } from './audited-record.tsx';
import { Verdict } from './verdict.tsx';

/** The log of the company, with the filter by kind of record as a choice, and the check of the whole chain. */
export function AuditLogList({ descriptor, ...screen }: Screen) {
  const filters = descriptor.filters.map((filter) =>
    filter.source === 'resource' ? { ...filter, kind: 'enum' as const, options: resourceOptions } : filter,
  );
  return <ResourceList {...screen} descriptor={{ ...descriptor, filters }} actions={<VerifyButton />} />;
}

function VerifyButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={IconShieldCheck} onClick={() => setOpen(true)}>
        {auditWords.verify}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        size="small"
        title={auditWords.verify}
        actions={<Button onClick={close}>{common.close}</Button>}
      >
        <Verdict />
        <p className="verdict-note">{auditWords.explained}</p>
      </Dialog>
    </>
  );
}
