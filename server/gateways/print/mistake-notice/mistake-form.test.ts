import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SAMPLE_MISTAKE_NOTICE } from '#domain/samples/sample-mistake-notice.ts';
import { hasJudge } from '#tests/setup/judges.ts';
import type { MistakeNoticePrint } from '../printer.ts';
import { printMistakeNotice } from './mistake-form.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoadon-mistake-form-'));
afterAll(() => rmSync(folder, { recursive: true }));

const judge = 'pdftotext';
const view: MistakeNoticePrint = {
  layout: 'mistake_notice',
  content: SAMPLE_MISTAKE_NOTICE,
  sealed_title: null,
  signature: null,
};

async function textOf(wanted: MistakeNoticePrint): Promise<string> {
  const file = join(folder, 'form.pdf');
  writeFileSync(file, await printMistakeNotice(wanted));
  const text = execFileSync(judge, ['-layout', file, '-'], { encoding: 'utf8' });
  return text.normalize('NFC').replace(/\s+/g, ' ');
}

test('equal notices give equal bytes', async () => {
  const first = await printMistakeNotice(view);
  expect(Buffer.from(first).equals(Buffer.from(await printMistakeNotice(view)))).toBe(true);
});

test.skipIf(!hasJudge(judge))('the form names office, taxpayer, invoices and who is to sign', async () => {
  const text = await textOf(view);
  for (const words of [
    'Mẫu số: 04/SS-HĐĐT',
    'THÔNG BÁO HÓA ĐƠN ĐIỆN TỬ ĐÃ LẬP SAI',
    'Kính gửi: Thuế cơ sở 1 thành phố Hà Nội',
    'Mã số thuế: 0101243150',
    '1C26TAA',
    'Sai địa chỉ',
    'Từ 01/07/2026 thông báo chỉ dùng để giải trình',
    'Hà Nội, ngày 20 tháng 11 năm 2026',
    '(chưa ký số)',
  ])
    expect(text).toContain(words);
});

test.skipIf(!hasJudge(judge))(
  'an answer names the notice it answers, a signed one who signed and when',
  async () => {
    const review = { notice_no: 'RS/26/1', noticed_on: '2026-11-19' };
    const signature = { signed_by: 'CÔNG TY TNHH MẪU', signed_on: '2026-11-20T03:00:00Z' };
    const text = await textOf({ ...view, content: { ...SAMPLE_MISTAKE_NOTICE, review }, signature });
    expect(text).toContain('số RS/26/1 ngày 19/11/2026');
    expect(text).toContain('Ký bởi: CÔNG TY TNHH MẪU');
    expect(text).toContain('Ký ngày: 20/11/2026 10:00:00');
  },
);
