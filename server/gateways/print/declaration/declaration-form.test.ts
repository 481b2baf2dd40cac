import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SAMPLE_DECLARATION } from '#domain/samples/sample-declaration.ts';
import { hasJudge } from '#tests/setup/judges.ts';
import type { DeclarationPrint } from '../printer.ts';
import { printDeclaration } from './declaration-form.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoadon-form-'));
afterAll(() => rmSync(folder, { recursive: true }));

const judge = 'pdftotext';
const view: DeclarationPrint = { layout: 'declaration', content: SAMPLE_DECLARATION, signature: null };

async function pagesOf(wanted: DeclarationPrint): Promise<string[]> {
  const file = join(folder, 'form.pdf');
  writeFileSync(file, await printDeclaration(wanted));
  const text = execFileSync(judge, ['-layout', file, '-'], { encoding: 'utf8' });
  return text.normalize('NFC').split('\f').slice(0, -1);
}

it('is a PDF of the same bytes for the same declaration', async () => {
  const first = await printDeclaration(view);
  expect(Buffer.from(first.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(Buffer.from(first).equals(Buffer.from(await printDeclaration(view)))).toBe(true);
});

describe.skipIf(!hasJudge(judge))('as pdftotext reads it', () => {
  it('carries the head, all eleven parts, the certificates and who is to sign', async () => {
    const text = (await pagesOf(view)).join('').replace(/\s+/g, ' ');
    for (const words of [
      'Mẫu số: 01/ĐKTĐ-HĐĐT',
      'Kính gửi: Thuế cơ sở 1 thành phố Hà Nội',
      'Mã số thuế: 0101243150',
      'Người đại diện theo pháp luật: Nguyễn Văn Đại Diện',
      ...['1. ', '2. ', '3. ', '4. ', '5. ', '6. ', '7. ', '8. ', '9. ', '9a. ', '10. ', '11. '],
      '540101095A17C3D2',
      'Hà Nội, ngày 20 tháng 11 năm 2026',
      '(chưa ký số)',
    ])
      expect(text).toContain(words);
  });

  it('crosses the boxes that are ticked and no other', async () => {
    const text = (await pagesOf(view)).join('\n');
    expect(text).toMatch(/x\s+Có mã của cơ quan thuế/);
    expect(text).not.toMatch(/x\s+Không có mã của cơ quan thuế/);
  });

  it('runs over pages with the head of a long table on each', async () => {
    const [row] = SAMPLE_DECLARATION.certificates;
    if (row === undefined) throw new Error('the sample has a certificate');
    const certificates = Array.from({ length: 60 }, (_, at) => ({ ...row, serial: `54${at}` }));
    const pages = await pagesOf({ ...view, content: { ...SAMPLE_DECLARATION, certificates } });
    const headed = pages.filter((page) => page.includes('Số sê-ri') && /\b54\d+\b/.test(page));
    expect(headed.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toContain(`Trang ${pages.length}/${pages.length}`);
  });
});
