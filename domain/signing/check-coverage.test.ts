import { describe, expect, test } from 'vitest';
import type { Written } from '../samples/plain-signatures.ts';
import { DATA, signature, slots, TIME, verdictOf, written } from '../samples/plain-signatures.ts';

describe('the document', () => {
  test.each(['DLHDon', 'DLTKhai', 'DLTBao', 'DLBTHop', 'DLieu', 'NDBBan'])('%s', (name) => {
    const references = [{ ...DATA, digest: `sha256 ${name} data inclusive` }, TIME];
    const root = written('X', [
      written('TTChung'),
      written(name, [], { Id: 'data' }),
      slots('NMua', [signature({ references })]),
    ]);
    expect(verdictOf(root)).toMatchObject({ document: name, problems: [], stated_tax_code: null });
  });

  const MST = [written('MST', '0101243150')];
  test.each<[string, readonly Written[]]>([
    ['TTChung/MST', [written('TTChung', MST)]],
    ['DLTKhai/TTChung/MST', [written('DLTKhai', [written('TTChung', MST)])]],
    ['DLTBao/MST', [written('DLTBao', MST)]],
    ['DLBTHop/TTChung/MST', [written('DLBTHop', [written('TTChung', MST)])]],
  ])('names its taxpayer in %s', (_, beside) => {
    const stated = (slot: string) =>
      verdictOf(written('X', [...beside, slots(slot, [signature()])]))?.stated_tax_code;
    expect(['NNT', 'NBan', 'NMua', 'CQT'].map(stated)).toEqual(['0101243150', null, null, null]);
  });

  test('that names no taxpayer', () =>
    expect(verdictOf(written('X', [slots('NNT', [signature()])]))?.stated_tax_code).toBeNull());
});
