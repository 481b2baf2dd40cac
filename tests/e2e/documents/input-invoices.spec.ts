import { callApi } from '../api.ts';
import { enter, expect, LONG, open, settled, test } from '../fixtures.ts';
import { checkLooks } from '../looks.ts';
import { enterOwnCompany } from '../own-company.ts';

const owner = 'owner@demo.vn';

type Listed = { invoice_collectors: { id: number; name: string }[] };

test('files of sellers are dropped together, each with what became of it; what is not valid is approved with a reason alone', async ({
  page,
}) => {
  const { invoice_collectors } = await callApi<Listed>(page.request, owner, [
    'GET',
    '/api/invoice_collectors?limit=1&verdict=valid',
  ]);
  const [known] = invoice_collectors;
  await enter(page, owner, `/admin/invoice-collectors/${known?.id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải tệp gốc' }).click(),
  ]);
  const original = await (await download.createReadStream()).toArray();
  const file = Buffer.concat(original as Buffer[]);
  const number = String(Date.now() % 10_000_000);
  const changed = file.toString().replace(/<SHDon>\d+</, `<SHDon>${number}<`);

  await page.goto('/admin/invoice-collectors');
  const xml = (name: string, text: string | Buffer) => ({
    name,
    mimeType: 'text/xml',
    buffer: Buffer.from(text),
  });
  await page
    .locator('input[type=file]')
    .setInputFiles([xml('da-co.xml', file), xml('bi-sua.xml', changed), xml('rac.xml', 'rác')]);
  await expect(page.getByText('Đã nhận 1 · đã có 1 · không nhận 1')).toBeVisible();
  await expect(page.getByText('Tệp này giống hệt nên được bỏ qua.')).toBeVisible();
  await expect(page.getByText('Tệp không phải XML đúng cú pháp', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'Mở hóa đơn của tệp bi-sua.xml' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.getByText('Hóa đơn đã bị sửa sau khi người bán ký')).toBeVisible();
  const approve = page.getByRole('button', { name: /^Duyệt/ });
  await approve.click();
  await expect(page.getByText('Ghi lý do vẫn duyệt vào ô ghi chú.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Ghi chú' }).fill('Đã nhận bản giấy <có dấu>');
  await approve.dblclick();
  await expect(page.getByText('Đã duyệt lúc', { exact: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ghi chú' })).toHaveValue('Đã nhận bản giấy <có dấu>');
});

const MAILS = [
  {
    id: 2,
    sender: 'hoadon@daithanhphat.example',
    subject: '',
    sent_on: '2026-11-27T03:10:00Z',
    read_on: '2026-11-27T03:15:00Z',
    outcome: 'collected',
    message: null,
    files: [
      {
        file_name: 'hoa-don-981.xml',
        outcome: 'collected',
        message: 'Đã nhận hóa đơn 1K26TDT 00000981.',
        invoice_collector_id: 981,
      },
    ],
  },
  {
    id: 1,
    sender: 'chao-hang@giay.example',
    subject: 'Báo giá tháng 12',
    sent_on: null,
    read_on: '2026-11-26T03:15:00Z',
    outcome: 'nothing',
    message: 'Không phải thư gửi hóa đơn: không có tệp XML, ZIP hay PDF nào đính kèm.',
    files: [],
  },
];

test('a mailbox is set by keyboard: what is wrong with its server is said, what was typed stays, and its password is never shown again', async ({
  page,
}) => {
  await enterOwnCompany(page, '/admin/invoice-collectors');
  await expect(page.getByText('Chưa tự nhận hóa đơn từ hộp thư')).toBeVisible();
  const way_in = page.getByRole('button', { name: 'Thiết lập hộp thư' });
  await way_in.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Hộp thư nhận hóa đơn' });
  const [check, save] = [
    drawer.getByRole('button', { name: 'Kiểm tra kết nối' }),
    drawer.getByRole('button', { name: 'Lưu' }),
  ];
  await expect(drawer.getByText('Chưa đọc thư nào.')).toBeVisible();
  await expect(save).toBeDisabled();
  await drawer.getByLabel('Máy chủ IMAP').fill('  10.0.0.1 ');
  await drawer.getByLabel('Cổng').fill('99x');
  await drawer.getByLabel('Tên đăng nhập').fill('hoadon@congty.example');
  await drawer.getByLabel('Mật khẩu', { exact: true }).fill('mat khau ung dung');
  await expect(check).toBeDisabled();
  await drawer.getByLabel('Cổng').fill('993');
  await check.press('Enter');
  await expect(drawer.getByRole('status')).toContainText('nằm trong mạng nội bộ');
  await drawer.getByLabel('Máy chủ IMAP').fill('imap.congty.invalid');
  await expect(drawer.getByRole('status')).toBeEmpty();
  await drawer.getByRole('switch', { name: 'Tự nhận hóa đơn từ hộp thư này' }).press('Space');
  await save.press('Enter');
  await expect(page.getByText('Đã lưu hộp thư nhận hóa đơn')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(way_in).toBeFocused();
  await expect(page.getByText('Tự nhận hóa đơn từ hộp thư hoadon@congty.example')).toBeVisible();

  await page.route('**/api/collector_mailbox/mails', (route) =>
    route.fulfill({ json: { collector_mails: MAILS } }),
  );
  await open(page, '/admin/invoice-collectors');
  await way_in.click();
  await expect(drawer.getByLabel('Máy chủ IMAP')).toHaveValue('imap.congty.invalid');
  await expect(drawer.getByLabel('Mật khẩu', { exact: true })).toHaveValue('');
  await expect(drawer.getByText('Để trống nếu giữ mật khẩu đã lưu.')).toBeVisible();
  await expect(drawer.getByText('(không có tiêu đề)')).toBeVisible();
  await expect(drawer.getByText('Không phải thư gửi hóa đơn', { exact: false })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Mở hóa đơn của tệp hoa-don-981.xml' })).toHaveAttribute(
    'href',
    /\/admin\/invoice-collectors\/981$/,
  );
});

test('the drawer of the mailbox is readable in both looks, wide and narrow', LONG, async ({ page }) => {
  await page.route('**/api/collector_mailbox/mails', (route) =>
    route.fulfill({ json: { collector_mails: MAILS } }),
  );
  await enter(page, owner, '/admin/invoice-collectors');
  await page.getByRole('button', { name: 'Thiết lập hộp thư' }).click();
  await expect(page.getByText('Báo giá tháng 12')).toBeVisible();
  await settled(page);
  await checkLooks(page);
});

test('bảng kê mua vào of a period is downloaded from the list', async ({ page }) => {
  await enter(page, owner, '/admin/invoice-collectors');
  await page.getByRole('button', { name: 'Bảng kê mua vào' }).click();
  const panel = page.getByRole('dialog', { name: 'Bảng kê mua vào' });
  await expect(panel.getByText('Không đưa vào hóa đơn không hợp lệ', { exact: false })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^bang-ke-mua-vao-.*\.xlsx$/);
});

test('the panel of bảng kê mua vào is readable in both looks, wide and narrow', LONG, async ({ page }) => {
  await enter(page, owner, '/admin/invoice-collectors');
  await page.getByRole('button', { name: 'Bảng kê mua vào' }).click();
  await expect(page.getByRole('dialog', { name: 'Bảng kê mua vào' })).toBeVisible();
  await settled(page);
  await checkLooks(page);
});

test('what is not missing leaves the list, and comes back by undo', async ({ page }) => {
  await enter(page, owner, '/admin/invoice-collectors');
  const hint = page.getByRole('listitem').filter({ hasText: 'Hóa đơn gốc 1K' });
  await expect(hint.getByText('mà chưa nhận hóa đơn này', { exact: false })).toBeVisible();
  await hint.getByText('Thư hỏi người bán').click();
  await expect(hint.getByText('xin gửi tệp XML của hóa đơn', { exact: false })).toBeVisible();
  await hint.getByRole('button', { name: 'Không phải thiếu' }).click();
  await expect(hint).toBeHidden();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(hint).toBeVisible();
});
