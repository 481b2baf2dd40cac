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
    return `Cần tệp ${rule.endings.join(', ')}, đang có “${file.name}”`;
  }
  if (file.size === 0) return `Tệp “${file.name}” không có nội dung`;
  if (file.size > rule.maxBytes) {
    return `Tệp lớn nhất ${fileSize(rule.maxBytes)}, tệp này ${fileSize(file.size)}`;
  }
  return null;
}
