import IconDevice from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { endOtherSessions, endSession, useListSessions } from '#generated/client/session/session.ts';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Annotated } from '#src/ui/layout/annotated.tsx';
import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { sessionWords } from '#src/wording/settings/profile.ts';
import { ProfileList } from './profile-list.tsx';
import { restOf, useCall } from './use-call.ts';

type Session = components['schemas']['Session'];

const nameOf = ({ device }: Session) => device ?? sessionWords.unknownDevice;

const detailOf = ({ address, created_on, last_used_on }: Session) =>
  [
    address,
    sessionWords.since(formatDateTime(created_on)),
    sessionWords.lastUsed(formatDateTime(last_used_on)),
  ]
    .filter((part) => part !== null)
    .join(' · ');

export function SessionsRow() {
  const { data = [], error, isPending, refetch } = useListSessions();
  const notify = useNotify();
  const { busy, failure, run } = useCall();
  const [asking, setAsking] = useState(false);
  const others = data.filter(({ current }) => !current).length;
  const refused = restOf(failure, []);
  const end = (session: Session) =>
    run(async () => {
      await endSession(session.id);
      notify(sessionWords.ended, { type: 'success' });
    });
  return (
    <Annotated title={sessionWords.title} note={sessionWords.note}>
      <RecordStates error={error} isPending={isPending} onRetry={() => void refetch()}>
        <div className="profile-stack">
          {refused !== null && <Banner tone="critical">{refused}</Banner>}
          <ProfileList
            name={sessionWords.list}
            empty=""
            items={data.map((session) => ({
              key: session.id,
              icon: IconDevice,
              title: nameOf(session),
              badge: session.current && <Badge tone="success">{sessionWords.current}</Badge>,
              detail: detailOf(session),
              action: !session.current && (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={sessionWords.endOf(nameOf(session))}
                  onClick={() => void end(session)}
                >
                  {sessionWords.end}
                </Button>
              ),
            }))}
          />
          {others > 0 && (
            <div className="profile-actions">
              <Button onClick={() => setAsking(true)}>{sessionWords.endOthers}</Button>
            </div>
          )}
        </div>
      </RecordStates>
      {asking && (
        <ConfirmDialog
          title={sessionWords.endOthers}
          text={sessionWords.endOthersText(others)}
          action={sessionWords.end}
          onConfirm={async () => {
            await endOtherSessions();
            setAsking(false);
            notify(sessionWords.endedOthers, { type: 'success' });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Annotated>
  );
}

type ConfirmDialogProps = {
  title: string;
  /** What will have happened. */
  text: string;
  action: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const { busy, failure, run } = useCall();
  return (
    <FormDialog
      {...{ title, action, busy, onClose }}
      tone="critical"
      failure={restOf(failure, [])}
      onSubmit={() => void run(onConfirm)}
    >
      <p>{text}</p>
    </FormDialog>
  );
}
