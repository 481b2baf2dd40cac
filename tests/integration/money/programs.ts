import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SLOTS = ['NBan', 'CQT'] as const;

/** What xmlsec1 says of both signatures of a coded file, each against its own root (PEM). */
export function xmlsecReports(
  file: Uint8Array,
  roots: Record<(typeof SLOTS)[number], string>,
): { slot: string; status: number | null; report: string }[] {
  const folder = mkdtempSync(join(tmpdir(), 'hoadon-money-'));
  const put = (name: string, content: string | Uint8Array): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  try {
    const coded = put('coded.xml', file);
    return SLOTS.map((slot) => {
      const { status, stdout, stderr } = spawnSync(
        'xmlsec1',
        [
          ...['--verify', '--trusted-pem', put(`${slot}.pem`, roots[slot])],
          ...['--verification-time', '2026-11-20 09:15:00'],
          ...['DLHDon', 'MCCQT', 'Object'].flatMap((name) => ['--id-attr:Id', name]),
          ...['--node-xpath', `/HDon/DSCKS/${slot}/*[local-name()='Signature']`, coded],
        ],
        { encoding: 'utf8' },
      );
      return { slot, status, report: stdout + stderr };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What pdftotext reads in a PDF, every gap one space: line by line, or (`-raw`) in the order in which it was written. */
export function pdfText(pdf: Uint8Array, how: '-layout' | '-raw' = '-layout'): string {
  const { status, stdout, stderr } = spawnSync('pdftotext', [how, '-', '-'], {
    input: pdf,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.replaceAll(/\s+/g, ' ');
}
