import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { COLLECTED_OUTCOME_TONES, INPUT_INVOICE_VERDICT_TONES } from '#generated/vocabulary.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { collectorWords as words } from '#src/wording/processing/collectors.ts';
import { common } from '#src/wording/common.ts';
import { collectedOutcomeLabels, inputInvoiceVerdictLabels } from '#src/wording/labels.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useId, useState, type DragEvent } from 'react';
import { MAX_UPLOADS, useUploads, type Upload } from './use-uploads.ts';

/** Where files are dropped or chosen, several at once, and what became of each. */
export function UploadCard() {
  const { uploads, refused, add, again, busy, clear } = useUploads();
  return (
    <>
      <DropPlace onFiles={add} />
      {refused !== null && <Banner tone="critical">{refused}</Banner>}
      {uploads.length > 0 && (
        <Card
          flush
          title={words.progress.title}
          note={<span role="status">{noteOf(uploads, busy)}</span>}
          action={
            <>
              {again !== null && !busy && (
                <Button size="small" onClick={again}>
                  {words.progress.again}
                </Button>
              )}
              {!busy && (
                <Button size="small" onClick={clear}>
                  {common.close}
                </Button>
              )}
            </>
          }
        >
          <ul className="collector-uploads">
            {uploads.map((upload) => (
              <UploadRow key={upload.key} upload={upload} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function noteOf(uploads: readonly Upload[], busy: boolean): string {
  const count = (...outcomes: Upload['outcome'][]) =>
    formatCount(uploads.filter(({ outcome }) => outcomes.includes(outcome)).length);
  return busy
    ? words.progress.working(count('collected', 'duplicate', 'refused'), formatCount(uploads.length))
    : words.progress.tally(count('collected'), count('duplicate'), count('refused'));
}

function DropPlace({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <label
      className={`collector-drop${over ? ' collector-drop--over' : ''}`}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        type="file"
        multiple
        accept=".xml,.zip,.pdf"
        className="collector-drop__input"
        aria-describedby={`${id}-rule`}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file, mended, may be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <span className="collector-drop__icon">
        <Icon of={IconFileUpload} size={20} />
      </span>
      <span className="collector-drop__words">
        <b>{words.drop.title}</b>
        <small id={`${id}-rule`}>{words.drop.rule(String(MAX_UPLOADS))}</small>
      </span>
      <span className="collector-drop__choose" aria-hidden>
        {words.drop.choose}
      </span>
    </label>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const { file_name } = upload;
  if (!('message' in upload))
    return (
      <li>
        <b>{file_name}</b>
        <span>{words.progress[upload.outcome]}</span>
      </li>
    );
  const { outcome, message, invoice_collector: invoice } = upload;
  return (
    <li>
      <b>{file_name}</b>
      <span className="collector-uploads__said">
        <Badge tone={COLLECTED_OUTCOME_TONES[outcome]} size="small">
          {collectedOutcomeLabels[outcome]}
        </Badge>
        {outcome === 'collected' && invoice !== null && (
          <Badge tone={INPUT_INVOICE_VERDICT_TONES[invoice.verdict]} size="small">
            {inputInvoiceVerdictLabels[invoice.verdict]}
          </Badge>
        )}
        <span>{serverSaid.of(message)}</span>
        {invoice !== null && (
          <KitLink
            href={hrefOf('invoice_collectors.one', invoice.id)}
            aria-label={words.progress.openNamed(file_name)}
          >
            {words.progress.open}
          </KitLink>
        )}
      </span>
    </li>
  );
}
