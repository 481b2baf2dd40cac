import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { common } from '#src/wording/common.ts';
import { documentWords } from '#src/wording/document.ts';
import { AttemptCard } from './attempt-card.tsx';
import { attemptsOf, unknownMessage, unknownSince } from '../attempts.ts';
import type { DocumentEvent, Message } from '../document-kind.ts';
import './evidence-drawer.css';
import { LookUpButton } from '../message-actions.tsx';
import { UnknownCard } from '../unknown-card.tsx';

type Evidence = {
  /** What the document is called. */
  name: string;
  /** Told while it is not known whether it arrived; null otherwise. */
  unknown: string | null;
  events: readonly DocumentEvent[];
  /** Its messages; undefined while they are read, null where the account may not see them. */
  messages: readonly Message[] | undefined | null;
  error: unknown;
  onRetry: () => void;
  /** Where its messages are listed. */
  historyHref: string;
  /** Its proof pack; null where there is none of it, or the account may not have it. */
  pack: { url: string; name: string } | null;
};

/** Bằng chứng: every exchange about a document with its time, hash, size and answer. */
export function EvidenceDrawer({ evidence, onClose }: { evidence: Evidence; onClose: () => void }) {
  const { name, unknown, events, messages, error, onRetry, historyHref, pack } = evidence;
  const attempts = attemptsOf(messages ?? [], events);
  const lost = unknownMessage(events);
  const sent = (messages ?? []).filter(({ direction }) => direction === 'out').length;
  return (
    <Drawer
      open
      wide
      onClose={onClose}
      title={documentWords.evidenceOf(name)}
      tools={pack !== null && <PackButton {...pack} />}
      actions={messages !== null && <KitLink href={historyHref}>{documentWords.openHistory}</KitLink>}
    >
      <div className="evidence">
        {unknown !== null && (
          <UnknownCard
            title={unknown}
            since={unknownSince(events)}
            action={messages !== null && lost !== null && <LookUpButton id={lost} />}
          />
        )}
        {messages === null && <Banner tone="warning">{documentWords.messagesHidden}</Banner>}
        {error !== null && error !== undefined && (
          <FailedBanner title={documentWords.messagesFailed} error={error} onRetry={onRetry} />
        )}
        {messages === undefined && !error && (
          <span className="k-skeleton" role="status" aria-label={common.loading} />
        )}
        {sent > 0 && unknown === null && (
          <Banner tone="success" title={documentWords.sentTitle(sent)}>
            {documentWords.sentText}
          </Banner>
        )}
        {attempts.length > 0 && (
          <section>
            <h3 className="evidence__count">{documentWords.exchanges(formatCount(attempts.length))}</h3>
            <ol className="evidence__attempts">
              {attempts.map((attempt) => (
                <AttemptCard key={attempt.key} attempt={attempt} messages={messages ?? []} />
              ))}
            </ol>
          </section>
        )}
        {attempts.length === 0 && messages !== undefined && !error && (
          <p className="evidence__none">{documentWords.noExchange}</p>
        )}
      </div>
    </Drawer>
  );
}

/** Tải gói bằng chứng: files, messages and the page that verifies them, for those who have to be shown it. */
function PackButton({ url, name }: { url: string; name: string }) {
  const { download, busy } = useDownload();
  return (
    <Button
      className="evidence__pack"
      size="small"
      icon={IconFileZip}
      busy={busy !== null}
      onClick={() => void download(url, name)}
    >
      {documentWords.downloadPack}
    </Button>
  );
}
