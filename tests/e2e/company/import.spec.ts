import { LONG, enter, expect, open, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { checkLooks, checkWidths } from '../looks.ts';
import { enterOwnCompany } from '../own-company.ts';

const owner = 'owner@demo.vn';
const studio = '/admin/customers/import';
const headings = ['Mã khách hàng', 'Tên đơn vị', 'Mã số thuế'];
const emailHeading = 'Email nhận hóa đơn';

/** Codes that no other test and no earlier run has used. */
const series = () => `NK${test.info().workerIndex}-${process.hrtime.bigint()}`;

/** `rows` customers as CSV; every tenth has an e-mail address that is none. */
function sheetOf(code: string, rows: number, email_heading = emailHeading): string {
  const lines = Array.from({ length: rows }, (_none, at) => {
    const email = at % 10 === 3 ? 'khong-phai-email' : `lienhe${at}@vidu.example`;
    return [`${code}-${at + 1}`, `Cửa hàng Nhập thử ${at + 1}`, '', email].join(',');
  });
  return [[...headings, email_heading].join(','), ...lines].join('\r\n');
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  const buffer = Buffer.from(content, 'utf8');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** From an opened studio to the checked rows of a file. */
async function checkFile(page: Page, code: string, rows: number, email_heading?: string): Promise<void> {
  await choose(page, `${code}.csv`, sheetOf(code, rows, email_heading));
  await page.getByRole('button', { name: `Kiểm tra ${rows} dòng` }).click();
  await expect(page.getByRole('tab', { name: /Tất cả/ })).toBeVisible();
}

const sum = (page: Page, words: string) => page.getByRole('img', { name: words });

test('a file is taken in: what is right at once, what is wrong once it was put right by keyboard; brought again it makes none twice; one that cannot be read is refused', async ({
  page,
}) => {
  const code = series();
  await enter(page, owner, studio);
  await checkFile(page, code, 30);
  await expect(sum(page, '30 = 27 Sẽ thêm + 0 Đã có + 3 Có lỗi')).toBeVisible();
  await page.getByRole('button', { name: 'Nhập 27 dòng đúng' }).dblclick();
  await expect(page.getByText('Đã thêm 27.')).toBeVisible();
  await expect(sum(page, '30 = 27 Đã thêm + 3 Có lỗi')).toBeVisible();

  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Lỗi sau' }).press('Enter');
    const cell = page.getByRole('textbox', { name: /^Email nhận hóa đơn, dòng/ });
    await expect(cell).toHaveAccessibleDescription(/khong-phai-email/);
    await page.keyboard.press('Enter');
    await cell.fill('dung@vidu.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText(left === 0 ? 'Không còn dòng lỗi' : `${left} dòng có lỗi`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Nhập tiếp 3 dòng' }).click();
  await expect(sum(page, '30 = 30 Đã thêm')).toBeVisible();

  await page.getByRole('link', { name: 'Xem danh sách' }).click();
  await page.getByRole('searchbox').fill(`${code}-8`);
  await expect(page.getByRole('link', { name: `${code}-8` })).toBeVisible();

  await open(page, studio);
  await choose(page, `${code}.csv`, sheetOf(code, 30));
  await expect(page.getByText(/^Tệp này đã nhập lúc/)).toBeVisible();
  await page.getByRole('button', { name: 'Kiểm tra 30 dòng' }).click();
  await expect(sum(page, '30 = 0 Sẽ thêm + 30 Đã có + 0 Có lỗi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nhập 0 dòng đúng' })).toBeDisabled();

  await open(page, studio);
  await choose(page, 'hong.xlsx', 'không phải bảng tính');
  await expect(page.getByRole('heading', { name: 'Không đọc được tệp này' })).toBeVisible();
  await expect(page.getByText(/Lưu thành/)).toBeVisible();
  await page.getByRole('link', { name: 'Chọn tệp khác' }).click();
  await expect(page.locator('input[type=file]')).toBeEnabled();
});

test(
  'a reload goes on where the import stands, and the columns can be matched once more',
  LONG,
  async ({ page }) => {
    const own = 'Thư điện tử';
    // What is chosen for a heading is remembered for the company's next file.
    await enterOwnCompany(page, studio);
    await checkFile(page, series(), 12, own);
    await page.reload();
    await expect(sum(page, '12 = 11 Sẽ thêm + 0 Đã có + 1 Có lỗi')).toBeVisible();
    await page.getByRole('button', { name: /Ghép cột/ }).click();
    await page.getByLabel(`Trường cho cột ${own}`).selectOption({ label: 'Không nhập' });
    await page.getByRole('button', { name: 'Kiểm tra 12 dòng' }).click();
    await expect(sum(page, '12 = 12 Sẽ thêm + 0 Đã có + 0 Có lỗi')).toBeVisible();
  },
);

test(
  'the file with its errors marked can be fetched, mended and brought again as a workbook',
  LONG,
  async ({ page }) => {
    await enter(page, owner, studio);
    await checkFile(page, series(), 12);
    const marked = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tải tệp, lỗi tô đỏ' }).click();
    const file = await marked;
    expect(file.suggestedFilename()).toMatch(/-da-kiem-tra\.xlsx$/);
    await page.getByRole('button', { name: /Chọn tệp/ }).click();
    await page.locator('input[type=file]').setInputFiles(await file.path());
    await expect(page.getByText(/Cần tệp \.xlsx, \.csv/)).toBeVisible();
    const named = test.info().outputPath('sua-lai.xlsx');
    await file.saveAs(named);
    await page.locator('input[type=file]').setInputFiles(named);
    await page.getByRole('button', { name: 'Kiểm tra 12 dòng' }).click();
    await expect(sum(page, '12 = 11 Sẽ thêm + 0 Đã có + 1 Có lỗi')).toBeVisible();
  },
);

test.describe('without a network', () => {
  test.use({ expectedTrouble: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('neither the file nor what was typed is lost', LONG, async ({ page, context }) => {
    await enter(page, owner, studio);
    const code = series();
    await context.setOffline(true);
    await choose(page, `${code}.csv`, sheetOf(code, 5));
    // The list of earlier imports may be without a network too.
    const faults = page.getByRole('alert').filter({ hasText: 'Không kết nối được' });
    await expect(faults.filter({ hasNotText: 'các lần nhập' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Gửi lại' }).click();
    await page.getByRole('button', { name: 'Kiểm tra 5 dòng' }).click();
    await page.getByRole('button', { name: 'Lỗi sau' }).click();
    await expect(page.getByRole('textbox', { name: /^Email nhận hóa đơn, dòng/ })).toBeFocused();
    await context.setOffline(true);
    await page.keyboard.type('dung@vidu.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { name: /dung@vidu\.example.*Chưa lưu được/ })).toBeVisible();
    await context.setOffline(false);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(sum(page, '5 = 5 Sẽ thêm + 0 Đã có + 0 Có lỗi')).toBeVisible();
  });
});

test('every step fits a phone and passes axe in both themes', LONG, async ({ page }) => {
  const steps: Record<string, () => Promise<void>> = {
    file: () => expect(page.getByRole('heading', { name: 'Lần nhập gần đây' })).toBeVisible(),
    mapping: () => choose(page, 'cot.csv', sheetOf(series(), 12)),
    check: () => page.getByRole('button', { name: 'Kiểm tra 12 dòng' }).click(),
    done: () => page.getByRole('button', { name: 'Nhập 11 dòng đúng' }).click(),
  };
  const shown: Record<string, RegExp> = { mapping: /^Kiểm tra/, check: /^Nhập 11/, done: /^Tải tệp/ };
  await enter(page, owner, studio);
  for (const [step, go] of Object.entries(steps)) {
    await go();
    const sign = shown[step];
    if (sign !== undefined) await expect(page.getByRole('button', { name: sign })).toBeVisible();
    await test.step(step, async () => {
      await checkWidths(page);
      await checkLooks(page);
    });
  }
});

test(
  'cells of invoices pasted from a spreadsheet come in invoice by invoice; a wrong one is held back whole and put right',
  LONG,
  async ({ page }) => {
    const code = series();
    const rows = [
      ['Số CT', 'Ngày CT', 'Tên khách hàng', 'Tên hàng hóa', 'SL', 'Đơn giá', 'Thuế suất GTGT (%)'],
      [`${code}-1`, '20/11/2026', 'Cửa hàng Một', 'Băng keo', '2', '1.500', '8'],
      ['', '', '', 'Màng PE', '1', '118.000', '8'],
      [`${code}-2`, '31/11/2026', 'Cửa hàng Hai', 'Thùng carton', '3', '18.600', '8'],
      ['', '', '', 'Xốp hơi', '1', '20.000', '8'],
    ];
    await enter(page, owner, '/admin/invoices');
    await page.getByRole('link', { name: 'Nhập', exact: true }).click();
    await expect(page.getByText(/nhấn Ctrl V ở trang này/)).toBeVisible();
    await page.evaluate(
      (text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      rows.map((cells) => cells.join('\t')).join('\r\n'),
    );
    await page.getByRole('button', { name: 'Kiểm tra 4 dòng' }).click();
    await expect(sum(page, '2 = 1 Sẽ thêm + 0 Đã có + 1 Bị giữ lại')).toBeVisible();
    await page.getByRole('button', { name: 'Nhập 1 hóa đơn đúng' }).click();
    await expect(sum(page, '2 = 1 Đã thêm + 1 Bị giữ lại')).toBeVisible();
    await page.getByRole('button', { name: 'Lỗi sau' }).press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Ngày hóa đơn, dòng/ }).fill('20/11/2026');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Nhập tiếp 1 hóa đơn' }).click();
    await expect(sum(page, '2 = 2 Đã thêm')).toBeVisible();
  },
);
