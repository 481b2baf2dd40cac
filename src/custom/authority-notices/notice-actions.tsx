import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconWrite from '@tabler/icons-react/dist/esm/icons/IconFilePencil.mjs';
import { updateAuthorityNotice } from '#generated/client/authority-notices/authority-notices.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { noticeWords } from '#src/wording/authority-notices.ts';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useNotify } from 'react-admin';
import type { Notice } from './notice-text.ts';

/** What is answered by a declaration of change. */
const DECLARED: readonly Notice['subject'][] = ['free_period_over', 'no_longer_uncoded'];

/** The one next step of a notice, and the note that somebody has acted on it. */
export function NoticeActions({ notice: { id, state, subject } }: { notice: Notice }) {
  const { canAccess: mayDeclare } = useCanAccess({ resource: 'registrations', action: 'create' });
  const notify = useNotify();
  const isHandled = state === 'handled';
  const mark = useMutation({
    mutationFn: () => updateAuthorityNotice(id, { authority_notice: { handled: !isHandled } }),
    onSuccess: () => notify(isHandled ? noticeWords.unmarked : noticeWords.marked, { type: 'success' }),
    onError: (error) => notify(failureText(error), { type: 'error' }),
  });
  const declares = !isHandled && DECLARED.includes(subject) && mayDeclare === true;
  return (
    <>
      <Button
        tone={isHandled || declares ? 'secondary' : 'primary'}
        {...(!isHandled && { icon: IconCheck })}
        busy={mark.isPending}
        onClick={() => mark.mutate()}
      >
        {isHandled ? noticeWords.markOpen : noticeWords.markHandled}
      </Button>
      {declares && (
        <Button tone="primary" icon={IconWrite} href={hrefOf('registrations.create')}>
          {noticeWords.declare}
        </Button>
      )}
    </>
  );
}
