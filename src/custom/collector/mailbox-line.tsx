import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useGetCollectorMailbox } from '#generated/client/invoice-collectors/invoice-collectors.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { collectorMailboxWords as words } from '#src/wording/processing/collector-mailbox.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { lazy, Suspense, useState } from 'react';

const MailboxDrawer = lazy(async () => ({ default: (await import('./mailbox-drawer.tsx')).MailboxDrawer }));

/** Whether invoices come in by mail, and the way to set it. */
export function MailboxLine() {
  const { data: mailbox } = useGetCollectorMailbox();
  const [isOpen, setOpen] = useState(false);
  if (mailbox === undefined) return null;
  const { enabled, username, looked_on, problem, message } = mailbox;
  const state = looked_on === null ? words.notLooked : words.looked(formatDateTime(looked_on));
  return (
    <section className="collector-mailbox" aria-label={words.title}>
      <Icon of={IconMail} size={18} />
      <p>
        <b>{enabled ? words.on(username) : words.off}</b>
        {enabled && problem !== null && <Badge tone="critical">{words.failing}</Badge>}
        {enabled && <small>{problem === null ? state : message && serverSaid.of(message)}</small>}
      </p>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.set}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MailboxDrawer mailbox={mailbox} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
