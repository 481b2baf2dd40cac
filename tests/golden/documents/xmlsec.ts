import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SIGNED_DOCUMENTS } from '#domain/documents/formats/messages/signed-documents.table.ts';
import { root } from '../sealed-sample.ts';

export const hasXmlsec = spawnSync('xmlsec1', ['--version']).status === 0;

/** Elements that a signature points at: SigningTime stands in its Object. */
const SIGNED_ELEMENTS = [
  ...new Set([...Object.values(SIGNED_DOCUMENTS).map(({ data }) => data.root), 'DLHDon', 'DLieu', 'Object']),
];

/**
 * How many of the files xmlsec1 takes, in one process; it ends at the first that it refuses. It verifies the first signature of a file, or
 * the one of the signer whose element in DSCKS is named.
 */
export function verifiedByXmlsec(
  files: readonly Uint8Array[],
  signer?: 'NBan' | 'NMua',
  trusted_pem = root.certificate_pem,
): { status: number | null; taken: number } {
  const folder = mkdtempSync(join(tmpdir(), 'hoadon-signed-'));
  try {
    const put = (name: string, content: string | Uint8Array): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const { status, stderr } = spawnSync(
      'xmlsec1',
      [
        '--verify',
        '--trusted-pem',
        put('root.pem', trusted_pem),
        '--verification-time',
        '2026-11-20 09:15:00',
        ...(signer === undefined ? [] : ['--node-xpath', `/*/DSCKS/${signer}/*[local-name()='Signature']`]),
        ...SIGNED_ELEMENTS.flatMap((name) => ['--id-attr:Id', name]),
        ...files.map((file, at) => put(`${at}.xml`, file)),
      ],
      { encoding: 'utf8', maxBuffer: 1 << 28 },
    );
    return { status, taken: stderr.split('SignedInfo References (ok/all): 2/2').length - 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
