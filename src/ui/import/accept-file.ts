import { sheetWords } from '../words/sheet.ts';
/** What a place for a file takes. */
export type FileRule = {
  /** Endings with the dot, lower case: ['.xlsx', '.csv']. */
  endings: readonly string[];
  maxBytes: number;
};

const megabyte = 1024 * 1024;

/** `12.5` MB as people write it here: `12,5 MB`; less than a tenth as KB. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte / 10) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / megabyte).toFixed(1).replace('.0', '').replace('.', ',')} MB`;
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
