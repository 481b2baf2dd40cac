import { serverSaid } from '#src/wording/desk/server-said.ts';
import { label } from '#src/language/language.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import type { IconShape } from '#src/ui/display/icon.tsx';
import { Timeline } from '#src/ui/display/timeline.tsx';
import type { TimelineEvent } from '#src/ui/display/timeline.tsx';
import { formatInstantDate, formatTime } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { documentWords } from '#src/wording/document.ts';
import type { ReactNode } from 'react';
import type { DocumentEvent } from './document-kind.ts';
import './document-log.css';

type DocumentLogProps = {
  /** Undefined while it is read. */
  events: readonly DocumentEvent[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Its place among the cards of the page. */
  order?: number;
  action?: ReactNode;
};

/** What happened to a document, newest first. */
export function DocumentLog({ events, error, onRetry, order, action }: DocumentLogProps) {
  return (
    <Card title={documentWords.log} {...(order === undefined ? {} : { order })} action={action}>
      {error ? (
        <FailedBanner title={documentWords.logFailed} error={error} onRetry={onRetry} />
      ) : events === undefined ? (
        <div className="document-log__loading" aria-hidden>
          <span className="k-skeleton" />
          <span className="k-skeleton" />
          <span className="k-skeleton" />
        </div>
      ) : (
        <Timeline events={logEntries(events)} />
      )}
    </Card>
  );
}

type DocumentFile = { key: string; icon: IconShape; name: string; label: string; url: string };

type DocumentFilesProps = {
  title: string;
  files: readonly DocumentFile[];
  order?: number;
  /** Rows after the files: what else proves the document. */
  children?: ReactNode;
  /** Under the rows. */
  after?: ReactNode;
};

/** The files of a document, each downloaded by its name. */
export function DocumentFiles({ title, files, order, children, after }: DocumentFilesProps) {
  const { download, busy } = useDownload();
  return (
    <Card title={title} {...(order === undefined ? {} : { order })}>
      <ul className="document-files">
        {files.map(({ key, icon, name, label, url }) => (
          <li key={key}>
            <Icon of={icon} size={18} />
            <button
              type="button"
              className="document-files__name"
              aria-busy={busy === url}
              onClick={() => void download(url, name)}
            >
              {name}
            </button>
            <small>{label}</small>
          </li>
        ))}
        {children}
      </ul>
      {after}
    </Card>
  );
}

type FileRowProps = { icon: IconShape; name: string; label?: string; onOpen: () => void };

/** A row among the files that opens something instead of downloading it. */
export function FileRow({ icon, name, label, onOpen }: FileRowProps) {
  return (
    <li>
      <Icon of={icon} size={18} />
      <button type="button" className="document-files__name" onClick={onOpen}>
        {name}
      </button>
      {label && <small>{label}</small>}
    </li>
  );
}

/** The history of a document as its log shows it, newest first: the day is said once, at its newest event. */
export function logEntries(history: readonly DocumentEvent[]): TimelineEvent[] {
  return history.map(({ id, happened_on, tone, title, detail, actor_name }, at) => {
    const day = formatInstantDate(happened_on);
    const isNewDay = day !== formatInstantDate(history[at - 1]?.happened_on);
    return {
      key: String(id),
      time: formatTime(happened_on),
      tone,
      text: label(title),
      note:
        [isNewDay && day, detail && serverSaid.of(detail), actor_name].filter(Boolean).join(' · ') ||
        undefined,
    };
  });
}
