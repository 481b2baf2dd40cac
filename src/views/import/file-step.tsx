import IconDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { upload } from '#src/providers/providers.ts';
import { Button } from '#src/ui/action/button.tsx';
import { DropZone, fileFault } from '#src/ui/import/drop-zone.tsx';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { imports } from '#src/wording/imports.ts';
import { useEffect, useRef, useState, useEffectEvent } from 'react';
import { failureText } from '#src/views/failure-text.ts';
import type { Screen } from '#src/views/screen.ts';
import { fileStem } from './import-calls.ts';
import type { Import, ImportCalls } from './import-calls.ts';
import { ProgressLine } from './progress-line.tsx';
import { RecentImports } from './recent-imports.tsx';
import { StudioFrame } from './studio-frame.tsx';

const endings = ['.xlsx', '.csv'];
const largestFile = 32 * 1024 * 1024;

type FileStepProps = Screen & { calls: ImportCalls; onUploaded: (id: number) => void };

/** Where a file is chosen, a template fetched, or an earlier import gone on with. */
export function FileStep({ calls, onUploaded, ...screen }: FileStepProps) {
  return (
    <StudioFrame {...screen} step="file">
      <TwoColumns
        primary={
          <>
            <Card order={1}>
              <SendFile label={screen.descriptor.label} calls={calls} onUploaded={onUploaded} />
            </Card>
            <RecentImports {...screen} calls={calls} />
          </>
        }
        secondary={<Templates label={screen.descriptor.label} calls={calls} />}
      />
    </StudioFrame>
  );
}

/** A file on its way; `key` makes a second try of it the same request. */
type Sending = { file: File; key: string; part: number; failure: string | null };

type SendFileProps = { label: string; calls: ImportCalls; onUploaded: (id: number) => void };

function SendFile({ label, calls, onUploaded }: SendFileProps) {
  const [sending, setSending] = useState<Sending | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const send = async (file: File, key: string) => {
    const control = new AbortController();
    leaving.current = control;
    setSending({ file, key, part: 0, failure: null });
    const report = (part: number) => setSending({ file, key, part, failure: null });
    try {
      const made = await upload(calls.uploadPath(file.name), file, { key, report, signal: control.signal });
      onUploaded((made as Import).id);
    } catch (error) {
      if (!control.signal.aborted) setSending({ file, key, part: 0, failure: failureText(error) });
    }
  };
  const begin = (file: File) => void send(file, crypto.randomUUID());
  const refuse = (file: File, failure: string) => setSending({ file, key: '', part: 0, failure });
  const onItsWay = sending !== null && sending.failure === null;
  const pasted = (content: string) =>
    new File([content], imports.pastedName, { type: 'text/tab-separated-values' });
  usePastedSheet({
    onSheet: (content) => onItsWay || begin(pasted(content)),
    onFile: (file) => {
      if (onItsWay) return;
      const fault = fileFault(file, { endings, maxBytes: largestFile });
      if (fault === null) begin(file);
      else refuse(file, fault);
    },
    onOther: () => onItsWay || refuse(pasted(''), imports.pastedNoCells),
  });
  return (
    <>
      <DropZone
        label={imports.drop(label)}
        endings={endings}
        maxBytes={largestFile}
        busy={onItsWay}
        fileName={sending?.file.name}
        error={sending?.failure ?? undefined}
        onFile={begin}
      />
      <p className="studio-hint">{imports.pasteHint}</p>
      {sending?.failure != null && sending.key !== '' && (
        <div className="studio-buttons">
          <Button tone="primary" onClick={() => void send(sending.file, sending.key)}>
            {imports.sendAgain}
          </Button>
        </div>
      )}
      {onItsWay && (
        <div className="studio-sending">
          <ProgressLine label={imports.sending} part={sending.part} />
        </div>
      )}
    </>
  );
}

function Templates({ label, calls }: { label: string; calls: ImportCalls }) {
  const { download, busy } = useDownload();
  const formats = [
    ['xlsx', imports.templateXlsx],
    ['csv', imports.templateCsv],
  ] as const;
  return (
    <Card title={imports.templates} order={2}>
      <p className="studio-hint studio-hint--first">{imports.templateHint}</p>
      <div className="studio-buttons">
        {formats.map(([format, words]) => {
          const path = calls.templatePath(format);
          return (
            <Button
              key={format}
              icon={IconDownload}
              busy={busy === path}
              onClick={() => void download(path, `mau-nhap-${fileStem(label)}.${format}`)}
            >
              {words}
            </Button>
          );
        })}
      </div>
    </Card>
  );
}

const typing = 'input:not([type=file]),textarea,select,[contenteditable=true]';

/** Cells that were copied from a sheet, as a file would have them; null for a text that is none. */
function sheetOfText(text: string): string | null {
  const cells = text.replace(/[\r\n]+$/, '');
  // Named, since a single column has no mark from which it could be guessed.
  return /[\t\n]/.test(cells) ? `sep=\t\r\n${cells}` : null;
}

type Pasted = {
  /** Cells as text, as soon as they are in the clipboard. */
  onSheet: (content: string) => void;
  onFile: (file: File) => void;
  onOther: () => void;
};

/** Hears what is pasted anywhere on the page, unless it is pasted into a field. */
function usePastedSheet({ onSheet, onFile, onOther }: Pasted): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (clipboardData === null || (target instanceof Element && target.closest(typing))) return;
    event.preventDefault();
    const text = clipboardData.getData('text/plain');
    const content = sheetOfText(text);
    // A spreadsheet puts a picture of the cells beside their text.
    const [file] = text.trim() === '' ? clipboardData.files : [];
    if (content !== null) onSheet(content);
    else if (file !== undefined) onFile(file);
    else onOther();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
