// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Manifest, PackKind } from '#domain/proof-pack/manifest.ts';
import { offlineWords as words } from '#src/wording/public/offline.ts';
import { OpenedPack } from './opened-pack.tsx';
import type { VerifiedPack } from './use-verified-pack.ts';

afterEach(cleanup);

const FILE = 'chung-tu/declaration-5/ban-1-da-ky.xml';

function show(kinds: readonly PackKind[] | null): void {
  const files = [{ path: FILE, size: 7, sha256: '0'.repeat(64) }];
  const manifest: Manifest | null = kinds && {
    ...{ format: 'hoadon-proof-pack', format_version: 1, product_version: '1', document: 'Tờ khai A' },
    ...{ company: { name: 'An', tax_code: '0' }, period: null, kinds, made_on: '', made_by: '' },
    ...{ audit: null, missing: [], files },
  };
  const counts = { files: 1, matching: 1, audit_rows: 0, signed: 1, unsigned: 0 };
  const pack: VerifiedPack = {
    source: { files: new Map([[FILE, 7]]), read: async () => new Uint8Array() },
    report: { manifest, manifest_sha256: null, ...counts, findings: [] },
    ...{ invoices: [], differing: new Set(), checked_on: '2026-11-20T02:00:00Z', seconds: 1 },
  };
  render(<OpenedPack pack={pack} onOther={() => undefined} />);
}

test('a pack without invoices opens on its files, and says nothing of invoices', () => {
  show(['papers', 'messages']);
  expect(screen.getByText(FILE)).toBeTruthy();
  expect(screen.queryByText(words.invoices)).toBeNull();
  expect(screen.queryByText(words.none)).toBeNull();
});

test.each([['invoice_xml'], ['invoice_pdf']] as const)('a pack of %s opens on its invoices', (kind) => {
  show([kind, 'papers']);
  expect(screen.getByRole('button', { name: /^Hóa đơn/ }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByText(FILE)).toBeNull();
});

test('so does one without a manifest: what it holds is not known', () => {
  show(null);
  expect(screen.getByRole('button', { name: /^Hóa đơn/ }).getAttribute('aria-pressed')).toBe('true');
});
