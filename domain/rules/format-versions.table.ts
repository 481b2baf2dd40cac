import type { Dated } from './dated.ts';

/** Phiên bản định dạng (PBan): the version new documents are written in; old ones keep theirs. */
export const FORMAT_VERSIONS = [
  {
    version: '2.0.1',
    valid_from: '2022-01-01',
    valid_to: '2025-05-31',
    source: 'QĐ 1450/QĐ-TCT, QĐ 1510/QĐ-TCT',
    checked: '2026-11-21',
  },
  {
    version: '2.1.0',
    valid_from: '2025-06-01',
    valid_to: '2026-06-30',
    source: 'QĐ 1271/QĐ-CT (30/05/2025)',
    checked: '2026-11-21',
  },
  {
    version: '2.1.1',
    valid_from: '2026-07-01',
    valid_to: null,
    source: 'QĐ 1233 (2026), known through its annexes XV, XVII and XIX only',
    checked: '2026-11-21',
    assumed: true,
  },
] as const satisfies readonly (Dated & { version: string })[];
