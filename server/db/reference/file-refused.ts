const MAX_SHOWN = 20;

export type Problem = { line: number; message: string };

/** The file is not taken, and nothing of it is kept; `problems` in the order of their lines. */
export class FileRefused extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} lỗi`);
    this.name = 'FileRefused';
    this.problems = problems.toSorted((a, b) => a.line - b.line);
  }
}

/** What to say on a terminal of a file that could not be taken; null for what has nothing to do with the file. */
export function refusalLines(file: string, error: unknown): string[] | null {
  if (error instanceof FileRefused) {
    const { problems } = error;
    return [
      `${file}: không nhập gì cả / refused, nothing was changed.`,
      ...problems.slice(0, MAX_SHOWN).map(({ line, message }) => `  dòng ${line}: ${message}`),
      ...(problems.length > MAX_SHOWN ? [`  … và ${problems.length - MAX_SHOWN} lỗi nữa`] : []),
    ];
  }
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT') return [`${file}: không có tệp này / no such file.`];
  return code === 'EEXIST' ? [`${file}: đã có tệp này / the file exists.`] : null;
}
