import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useGetTransmission } from '#generated/client/transmissions/transmissions.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { useListState } from '#src/views/list/use-list-state.ts';
import { isMissing } from '#src/views/record/record-states.tsx';
import { common } from '#src/wording/common.ts';
import { historyWords } from '#src/wording/transmissions.ts';
import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { openedMessage, withMessage } from '#src/views/document/history-paths.ts';
import { MessageBody } from './message-body.tsx';

/** The message that the address names, beside its list; the arrows go along the rows of the page. */
export function OpenedMessage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = openedMessage(search);
  const open = (wanted: number | null) => void navigate(pathname + withMessage(search, wanted));
  if (id === null) return null;
  return <MessageDrawer id={id} onOpen={open} />;
}

function MessageDrawer({ id, onOpen }: { id: number; onOpen: (id: number | null) => void }) {
  const { data } = useListState();
  const rows: readonly RaRecord[] = data ?? [];
  const { data: message, error, isPending, refetch } = useGetTransmission(id);
  const at = rows.findIndex((row) => row.id === id);
  const beside = (step: number) => (at < 0 ? undefined : rows[at + step]);
  const step = (name: string, icon: typeof IconChevronUp, row: RaRecord | undefined) => (
    <IconButton
      name={name}
      icon={icon}
      iconSize={18}
      disabled={row === undefined}
      onClick={() => row && onOpen(Number(row.id))}
    />
  );
  return (
    <Drawer
      open
      wide
      onClose={() => onOpen(null)}
      title={historyWords.message(message?.message_type ?? '')}
      tools={
        <>
          {step(historyWords.previous, IconChevronUp, beside(-1))}
          {step(historyWords.next, IconChevronDown, beside(1))}
        </>
      }
    >
      {isPending && <span className="k-skeleton" role="status" aria-label={common.loading} />}
      {error &&
        (isMissing(error) ? (
          <Banner tone="warning">{historyWords.missing}</Banner>
        ) : (
          <FailedBanner title={historyWords.failed} error={error} onRetry={() => void refetch()} />
        ))}
      {message !== undefined && <MessageBody message={message} onOpen={onOpen} />}
    </Drawer>
  );
}
