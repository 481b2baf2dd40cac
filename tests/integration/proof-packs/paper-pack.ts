import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { INVOICE_LIST } from '#domain/proof-pack/manifest.ts';
import { verifyPack } from '#domain/proof-pack/verify-pack.ts';
import { findingWords } from '#domain/proof-pack/finding-words.ts';
import { openZip } from '#server/platform/zip/read-zip.ts';
import { judged } from '#tests/contract/injection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { blobOf, ports, printOf, sourceOf } from './pack-desk.ts';

type Logged = { resource: string; record_label: string; changes: { field: string; after: unknown }[] };

/**
 * The pack of one paper, which verifies without a network and has its line in the log: the paths of the paper's own files, and its
 * messages as `gui-300` or `nhan-301`, sent or received, by type; what its form for people says.
 */
export async function packOfPaper(
  app: TestApp,
  token: string,
  operation: string,
  id: number,
): Promise<{ paths: string[]; messages: string[]; print: string | null }> {
  const { status, text, bytes, headers } = await judged(app, operation, { token, id });
  expect(status, text).toBe(200);
  const report = await verifyPack(await sourceOf(bytes), ports);
  expect(report.findings.map(findingWords)).toEqual([]);
  expect(report.manifest).toMatchObject({ kinds: ['papers', 'messages'], missing: [] });
  expect(report.manifest?.document).toMatch(/^(Tờ khai|Thông báo hóa đơn sai sót|Bảng tổng hợp) \S/);
  const zip = await openZip(blobOf(bytes));
  const manifest = createHash('sha256').update(await zip.read('manifest.json', 1e9));
  const log = await judged(app, 'listAuditLog', { token, query: { resource: 'proof_packs', limit: '1' } });
  const [line] = (log.body as { audit_log: Logged[] }).audit_log;
  expect(headers['content-disposition']).toContain(line?.record_label ?? 'no line');
  expect(line?.changes.find(({ field }) => field === 'manifest_sha256')?.after).toBe(
    JSON.stringify(manifest.digest('hex')),
  );
  const paths = [...zip.files.keys()].toSorted();
  // Of invoices it has none.
  expect(paths).not.toContain(INVOICE_LIST);
  const own = paths.filter((path) => path.startsWith('chung-tu/'));
  return {
    paths: own,
    print: await printOf(bytes, own[0]?.replace(/\/[^/]+$/, '') ?? ''),
    messages: paths
      .filter((path) => path.startsWith('thong-diep/'))
      .map((path) => /\d+-(\w+-\w+)\.xml$/.exec(path)?.[1] ?? path),
  };
}
