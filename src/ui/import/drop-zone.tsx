import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useId, useState, type DragEvent } from 'react';
import { Icon } from '../display/icon.tsx';
import { formatNumber } from '../format/number.ts';
import { sheetWords } from '../words/sheet.ts';
import './drop-zone.css';

type DropZoneProps = FileRule & {
  label: string;
  onFile: (file: File) => void;
  /** A refusal that came later (the server could not read it). */
  error?: string | undefined;
  /** The file is being read or sent. */
  busy?: boolean;
  /** The name of the file chosen. */
  fileName?: string | undefined;
};

/** A place to drop one file or to choose it; the input itself takes the focus, so keys work as for any file field. */
export function DropZone({ label, endings, maxBytes, onFile, error, busy = false, fileName }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<{ reason: string; name: string | undefined } | null>(null);
  const fault = refused?.reason ?? error;
  // The error of a file is shown under its name, not under that of the previous file.
  const name = refused ? refused.name : fileName;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file || busy) return;
    const isOne = files.length === 1;
    const reason = isOne ? fileFault(file, { endings, maxBytes }) : sheetWords.drop.oneOnly;
    setRefused(reason === null ? null : { reason, name: isOne ? file.name : undefined });
    if (reason === null) onFile(file);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!busy);
  };
  return (
    <div className="k-drop-zone">
      <label
        className={`k-drop${over ? ' k-drop--over' : ''}${fault ? ' k-drop--refused' : ''}`}
        aria-busy={busy || undefined}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <input
          type="file"
          className="k-drop__input"
          accept={endings.join(',')}
          disabled={busy}
          aria-describedby={`${id}-rule`}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => {
            take(event.target.files);
            // The same file, mended, may be chosen again.
            event.target.value = '';
          }}
        />
        <Icon of={IconUpload} size={28} stroke={1.4} />
        <span className="k-drop__label">{name ?? label}</span>
        <span className="k-drop__action">
          {busy
            ? sheetWords.drop.reading
            : over
              ? sheetWords.drop.here
              : name
                ? sheetWords.drop.other
                : sheetWords.drop.hereOrChoose}
        </span>
      </label>
      <p id={`${id}-rule`} className="k-drop__rule">
        {sheetWords.drop.rule(endings.join(', '), fileSize(maxBytes))}
      </p>
      {fault && (
        <p role="alert" className="k-drop__fault">
          <Icon of={IconAlert} size={14} stroke={2} />
          {fault}
        </p>
      )}
    </div>
  );
}

/** What a place for a file takes. */
type FileRule = {
  /** Endings with the dot, lower case: ['.xlsx', '.csv']. */
  endings: readonly string[];
  maxBytes: number;
};

const megabyte = 1024 * 1024;

/** A size in MB, in the style numbers are shown in: `12,5 MB`; less than a tenth as KB. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte / 10) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${formatNumber((bytes / megabyte).toFixed(1).replace(/\.0$/, ''))} MB`;
}

/** Why a file cannot be taken, in a sentence; null when it can. */
export function fileFault(file: { name: string; size: number }, rule: FileRule): string | null {
  const name = file.name.toLowerCase();
  if (!rule.endings.some((ending) => name.endsWith(ending))) {
    return sheetWords.drop.wrongEnding(rule.endings.join(', '), file.name);
  }
  if (file.size === 0) return sheetWords.drop.empty(file.name);
  return file.size > rule.maxBytes ? tooBig(fileSize(rule.maxBytes), fileSize(file.size)) : null;
}

function tooBig(most: string, size: string): string {
  return size === most ? sheetWords.drop.justTooBig(most) : sheetWords.drop.tooBig(most, size);
}
