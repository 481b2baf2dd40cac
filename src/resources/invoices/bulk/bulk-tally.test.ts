import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPublishable, mostAtOnce, tally } from './bulk-tally.ts';

const row = (status: Parameters<typeof isPublishable>[0]['status']) => ({ status });

test('the counts always add up, and not known is never counted as failed', () => {
  const rows = [row('code_issued'), row('signing'), row('unknown'), row('signature_failed'), row('queued')];
  const counted = tally(rows, 2);
  expect(counted).toEqual({ ok: 1, failed: 3, unknown: 1, waiting: 2, stopped: 0 });
  expect(Object.values(counted).reduce((sum, count) => sum + count)).toBe(rows.length + 2);
});

test('drafts and what failed may be published; what is on its way, arrived or not known may not', () => {
  expect(
    ['draft', 'signature_failed', 'denial_of_code_issuance'].map((status) =>
      isPublishable(row(status as 'draft')),
    ),
  ).toEqual([true, true, true]);
  expect(
    ['signing', 'unknown', 'code_issued'].map((status) => isPublishable(row(status as 'draft'))),
  ).toEqual([false, false, false]);
});

test('as many go at once as the description allows', () => {
  const text = readFileSync('generated/openapi.json', 'utf8');
  const { paths } = JSON.parse(text) as { paths: Record<string, { post: object }> };
  const body = JSON.stringify(paths['/api/invoices/publish']?.post);
  expect(body).toContain(`"maxItems":${mostAtOnce},"items":{"type":"object"`);
});
