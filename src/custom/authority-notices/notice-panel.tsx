import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import { label } from '#src/language/language.ts';
import { NOTICE_ANSWER_STATE_TONES } from '#generated/vocabulary.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Relay } from '#src/ui/display/relay.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { withMessage } from '#src/views/document/history-paths.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { isMissing } from '#src/views/record/record-states.tsx';
import { common } from '#src/wording/common.ts';
import { noticeWords } from '#src/wording/authority-notices.ts';
import { noticeAnswerStateLabels, useScopeLabels } from '#src/wording/labels.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { CanAccess } from 'react-admin';
import { useEffect, useRef } from 'react';
import { DueRuler } from './due-ruler.tsx';
import { NoticeActions } from './notice-actions.tsx';
import { NoticeInvoices } from './notice-invoices.tsx';
import { answerSteps, dueState, noticeParameter, noticeTitle, type Notice } from './notice-text.ts';

/** One notice: what it is and until when, what it names, what to do, and its own words. `alone`: the list is not beside it. */
export function NoticePanel({
  reading,
  alone,
}: {
  reading: UseQueryResult<Notice, unknown>;
  alone: boolean;
}) {
  const { data: notice, error, isPending, refetch } = reading;
  if (notice === undefined && error)
    return isMissing(error) ? (
      <Banner tone="warning">{noticeWords.missing}</Banner>
    ) : (
      <FailedBanner title={noticeWords.failed} error={error} onRetry={() => void refetch()} />
    );
  if (isPending || notice === undefined)
    return (
      <Card>
        <span className="k-skeleton" role="status" aria-label={common.loading} />
      </Card>
    );
  return (
    <Stack>
      <HeadCard notice={notice} alone={alone} />
      {notice.text !== null && (
        <Card title={noticeWords.says}>
          <p className="notice__text">{notice.text}</p>
        </Card>
      )}
      {notice.answer_state !== null && notice.invoices.length > 0 && (
        <Card title={noticeWords.answerProgress} flush>
          <Relay name={noticeWords.answerProgress} steps={answerSteps(notice)} />
        </Card>
      )}
      {notice.invoices.length > 0 && <NoticeInvoices notice={notice} />}
      <StepsCard notice={notice} />
    </Stack>
  );
}

function HeadCard({ notice, alone }: { notice: Notice; alone: boolean }) {
  const { id, message_type, turn, due_on, due_assumed } = notice;
  const { handled_on, handled_by_name, received_on, earlier_id, decision_id, use } = notice;
  const series = seriesOf(notice);
  const { tone, words } = dueState(notice);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone it takes the place of the list, which had the focus.
  useEffect(() => {
    if (!alone) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [alone, id]);
  return (
    <Card>
      <div className="notice-head">
        <div className="notice-head__words">
          <p className="notice-head__line">
            <span className="inbox-type">{message_type}</span>
            <Badge tone={tone}>{words}</Badge>
            <AnswerState notice={notice} />
            {turn !== null && <small>{noticeWords.turn(turn)}</small>}
          </p>
          <h2 ref={heading} tabIndex={-1}>
            {noticeTitle(notice)}
          </h2>
          <p className="notice-head__facts">
            <NoticeSource notice={notice} />{' '}
            {due_on !== null && `${noticeWords.rulerDue} ${formatDate(due_on)}.`}
          </p>
          {handled_on !== null && (
            <p className="notice-head__facts">
              {handled_by_name === null
                ? noticeWords.answeredBy(formatDateTime(handled_on))
                : noticeWords.handledBy(handled_by_name, formatDateTime(handled_on))}
            </p>
          )}
        </div>
        {!alone && (
          <div className="notice-head__actions">
            <NoticeActions notice={notice} />
          </div>
        )}
      </div>
      {due_on !== null && <DueRuler received_on={received_on} due_on={due_on} />}
      {due_assumed && <p className="notice__note">{noticeWords.assumed}</p>}
      {use !== null && (
        <p className="notice__note">
          {noticeWords.use.decided(
            [noticeWords.use.actions[use.action], useScopeLabels[use.scope]].join(' · '),
            formatDateTime(use.from),
          )}
        </p>
      )}
      {earlier_id !== null && (
        <OtherNotice
          id={earlier_id}
          text={noticeWords.earlier[series]}
          link={noticeWords.openEarlier[series]}
        />
      )}
      {decision_id !== null && (
        <OtherNotice id={decision_id} text={noticeWords.decided} link={noticeWords.openDecision} />
      )}
    </Card>
  );
}

/** What joins a notice with the one before it. */
function seriesOf({ subject }: Notice): keyof typeof noticeWords.earlier {
  if (subject === 'use_decision') return 'stop';
  return subject === 'explain' ? 'explain' : 'review';
}

function OtherNotice({ id, text, link }: { id: number; text: string; link: string }) {
  return (
    <p className="notice__note">
      {text}{' '}
      <KitLink href={`?${new URLSearchParams({ [noticeParameter]: String(id) }).toString()}`}>{link}</KitLink>
    </p>
  );
}

/** Who gave the notice, with its number and day; of one without them what its type is called, or when it came where the title says that already. */
function NoticeSource({ notice }: { notice: Notice }) {
  const { office, notice_no, noticed_on, subject, title, message_type_name, received_on } = notice;
  if (office !== null && notice_no !== null && noticed_on !== null)
    return noticeWords.named(office, notice_no, formatDate(noticed_on));
  return subject === 'unknown' || title === message_type_name
    ? noticeWords.arrived(formatDateTime(received_on))
    : label(message_type_name);
}

/** How far the company has answered, until the whole is handled. */
export function AnswerState({ notice: { answer_state, state } }: { notice: Notice }) {
  if (answer_state === null || state === 'handled' || answer_state === 'unanswered') return null;
  return (
    <Badge size="small" tone={NOTICE_ANSWER_STATE_TONES[answer_state]}>
      {noticeAnswerStateLabels[answer_state]}
    </Badge>
  );
}

/** Whether the authority's signature holds; the notice is shown whatever it is. */
function SignatureNote({ signature }: Pick<Notice, 'signature'>) {
  if (signature === null) return null;
  const { state, signed_by, problem } = signature;
  const { valid, invalid, missing } = noticeWords.signature;
  const name = /(?:^|,\s*)CN=([^,]+)/.exec(signed_by ?? '')?.[1] ?? '';
  const words = { valid: valid(name), invalid: invalid(serverSaid.of(problem ?? '')), missing }[state];
  return (
    <p className={`notice__note notice__signature notice__signature--${state}`}>
      <Glyph tone={NOTICE_SIGNATURE_TONES[state]} size={12} />
      <span>{words}</span>
    </p>
  );
}

const NOTICE_SIGNATURE_TONES = { valid: 'success', invalid: 'critical', missing: 'warning' } as const;

function StepsCard({ notice }: { notice: Notice }) {
  const { what_to_do, what_to_do_source, kind, transmission_id, message_type } = notice;
  const { registration_id, registration_label } = notice;
  return (
    <Card title={noticeWords.steps}>
      <ol className="notice-steps">
        {what_to_do.map(({ text }) => (
          <li key={text}>{label(text)}</li>
        ))}
      </ol>
      <p className="notice__note">{noticeWords.source(label(what_to_do_source))}</p>
      {registration_id !== null && (
        <CanAccess resource="registrations" action="show">
          <p className="notice__note">
            {noticeWords.about}{' '}
            <KitLink href={hrefOf('registrations.one', registration_id)}>{registration_label}</KitLink>
          </p>
        </CanAccess>
      )}
      <SignatureNote signature={notice.signature} />
      <p className="notice-original">
        <Icon of={IconCode} size={16} />
        {noticeWords.original}
        <code>MLTDiep {message_type}</code>
        <KitLink href={hrefOf(`transmissions.${kind}`) + withMessage('', transmission_id)}>
          {noticeWords.openMessage}
        </KitLink>
      </p>
    </Card>
  );
}
