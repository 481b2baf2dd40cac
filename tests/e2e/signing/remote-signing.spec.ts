import { LONG, expect, open, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { checkLooks } from '../looks.ts';
import { askAs } from '../own-company.ts';
import {
  addRemoteCertificate,
  clearSignerFaults,
  declareRemoteCertificate,
  enterReadyCompany,
  makeOwnDraft,
  newAccount,
  taxCodeOf,
  orderSignerFault,
  pressOnPhone,
} from '../signing-company.ts';
import type { TrialCompany } from '../trial-company.ts';

/** In the long run only: what these walks show is decided in parts that tests of their own try. */
// What goes wrong at a service goes wrong for everybody there: one after the other.
test.describe.configure({ mode: 'default' });
test.afterEach(({ page }) => clearSignerFaults(page));

type Service = Parameters<typeof addRemoteCertificate>[2];

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Chờ ký|Yêu cầu ký/ });

/** A company whose signer has this account, one draft of it published up to where a person is asked. */
async function publishWith(page: Page, service: Service, account: string): Promise<void> {
  const company = await enterReadyCompany(page, '/admin/customers', taxCodeOf(account));
  await addRemoteCertificate(page, company, service, account);
  await declareRemoteCertificate(page, company);
  await publishDraft(page, company);
}

async function publishDraft(page: Page, company: TrialCompany): Promise<void> {
  const { id } = await makeOwnDraft(page, company);
  await open(page, `/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

const services = [
  ['mysign', 'Viettel MySign'],
  ['smart_ca', 'VNPT SmartCA'],
  ['csc_v2', 'Dịch vụ theo chuẩn CSC'],
] as const;

test('a certificate of each remote service is looked up and added on the page', LONG, async ({ page }) => {
  const { tax_code } = await enterReadyCompany(page, '/admin/settings/certificates/create');
  await page.getByRole('radio', { name: /^Ký số từ xa/ }).check();
  for (const [service, label] of services) {
    await page.getByLabel('Dịch vụ ký số từ xa').selectOption({ label });
    await page.getByLabel(/^Tài khoản ký số từ xa/).fill(newAccount('-cho', tax_code));
    await page.getByLabel('PIN hoặc mật khẩu của tài khoản').fill('12345678');
    await page.getByRole('button', { name: /^Tìm (chứng thư|lại)/ }).click();
    const found = page.getByRole('radiogroup', { name: 'Chứng thư của tài khoản' });
    await expect(found.getByRole('radio'), service).toHaveCount(1);
    await expect(found).toContainText(`mã số thuế ${tax_code}`);
  }
  await checkLooks(page);
  await page.getByRole('button', { name: 'Thêm chứng thư' }).click();
  await expect(page.getByText('Đã thêm chứng thư số')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Mặc định' })).toContainText('Ký số từ xa');
});

test.describe('a look-up', () => {
  test.use({ expectedTrouble: /50\d/ });

  test(
    'says what to do: no account, or none that the service knows, at its field; that nobody answered is not known',
    LONG,
    async ({ page }) => {
      await enterReadyCompany(page, '/admin/settings/certificates/create');
      await page.getByRole('radio', { name: /^Ký số từ xa/ }).check();
      await page.getByRole('button', { name: 'Tìm chứng thư' }).click();
      const account = page.getByLabel(/^Tài khoản ký số từ xa/);
      await expect(account).toHaveAccessibleDescription('Nhập tài khoản mà dịch vụ đã cấp');
      await account.fill('khong-co');
      await page.getByRole('button', { name: 'Tìm chứng thư' }).click();
      await expect(account).toHaveAccessibleDescription(/kiểm tra lại/);

      await page.getByLabel('Dịch vụ ký số từ xa').selectOption('mysign');
      await account.fill(newAccount('-cho'));
      await orderSignerFault(page, { path: '/certificates/info', fault: { kind: 'lost' }, count: 3 });
      await page.getByRole('button', { name: 'Tìm chứng thư' }).click();
      await expect(page.getByText('Chưa rõ: dịch vụ ký số chưa trả lời.')).toBeVisible();
    },
  );
});

const apps = {
  mysign: 'Viettel MySign',
  smart_ca: 'VNPT SmartCA',
  csc_v2: 'dịch vụ ký số từ xa',
} satisfies Record<Service, string>;

test('confirmed on the phone an invoice is signed and gets its code [1.does.remote-signing]', async ({
  page,
}) => {
  const company = await enterReadyCompany(page, '/admin/customers');
  // What differs between the services is held by tests/integration/signing; the long run walks with each.
  const walked = process.env['LONG'] === '1' ? services : services.slice(0, 1);
  for (const [at, [service]] of walked.entries())
    await test.step(service, async () => {
      const account = newAccount('-cho', company.tax_code);
      const id = await addRemoteCertificate(page, company, service, account);
      if (at === 0) await declareRemoteCertificate(page, company);
      await publishDraft(page, company);
      const dialog = dialogOf(page);
      await expect(
        dialog.getByText(`Mở ứng dụng ${apps[service]} trên điện thoại và xác nhận`),
      ).toBeVisible();
      await expect(dialog.getByRole('timer')).toHaveText(/^Còn \d+:\d\d$/);
      await expect(dialog.getByRole('list', { name: '1 hóa đơn xin ký' })).toContainText(`0000000${at + 1}`);
      await pressOnPhone(page, account, 'confirm');
      await expect(dialog.getByText('Đã ký 1 hóa đơn.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Xong' }).click();
      await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
      // A company has one certificate in the sandbox: it is added anew for each service.
      await askAs(page, company, ['DELETE', `/api/certificates/${id}`]);
    });
});

test(
  'closed, the request stands on the page, in the list and in another tab; refused, it is signed again',
  LONG,
  async ({ page, context }) => {
    const account = newAccount('-cho');
    await publishWith(page, 'mysign', account);
    await expect(dialogOf(page).getByText(/^Mở ứng dụng/)).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Đóng' }).last().click();
    await expect(page.getByText('Hóa đơn chờ xác nhận trên điện thoại.')).toBeVisible();
    const other = await context.newPage();
    await open(other, '/admin/invoices');
    await expect(other.getByRole('row').filter({ hasText: 'Chờ ký' })).toHaveCount(1);
    await other.getByRole('button', { name: /^Mở yêu cầu ký/ }).click();
    await expect(dialogOf(other).getByText(/^Mở ứng dụng/)).toBeVisible();

    await pressOnPhone(page, account, 'refuse');
    await expect(dialogOf(other).getByText('Người ký đã từ chối.')).toBeVisible();
    await dialogOf(other).getByRole('button', { name: 'Ký lại' }).click();
    await expect(dialogOf(other).getByText(/^Mở ứng dụng/)).toBeVisible();
    await pressOnPhone(page, account, 'confirm');
    await expect(dialogOf(other).getByText('Đã ký 1 hóa đơn.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
  },
);

test('nobody confirms in time: that is told, and signing again is offered', LONG, async ({ page }) => {
  await publishWith(page, 'mysign', newAccount('-hethan'));
  await expect(dialogOf(page).getByText('Hết thời gian chờ ký.')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Ký lại' })).toBeVisible();
});

test('a wrong code is told with the tries left, the right one signs', LONG, async ({ page }) => {
  await publishWith(page, 'csc_v2', newAccount('-otp'));
  const dialog = dialogOf(page);
  const otp = dialog.getByLabel(/^Mã OTP/);
  await dialog.getByRole('button', { name: 'Gửi mã' }).click();
  await expect(otp).toHaveAccessibleDescription('Nhập mã OTP mà dịch vụ vừa gửi');
  await otp.fill('000000');
  await otp.press('Enter');
  await expect(dialog.getByText('Mã OTP không đúng, còn 4 lần thử.')).toBeVisible();
  await otp.fill('123456');
  await otp.press('Enter');
  await expect(dialog.getByText('Đã ký 1 hóa đơn.')).toBeVisible();
});

test(
  'where it is not known whether the service took the request, nothing is sent twice, and it can be cancelled',
  LONG,
  async ({ page }) => {
    await orderSignerFault(page, { path: '/v1/signatures/sign', fault: { kind: 'lost' }, count: 6 });
    await publishWith(page, 'smart_ca', newAccount('-cho'));
    const dialog = dialogOf(page);
    await expect(dialog.getByText('Chưa rõ dịch vụ đã nhận yêu cầu hay chưa, đang hỏi lại.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Hủy yêu cầu ký' }).click();
    const asking = page.getByRole('dialog', { name: 'Hủy yêu cầu ký?' });
    await asking.getByRole('button', { name: 'Hủy yêu cầu ký' }).click();
    await expect(page.getByText('Yêu cầu ký đã hủy.')).toBeVisible();
  },
);

test(
  'ticked drafts are published after one question, with one confirmation for all',
  LONG,
  async ({ page }) => {
    const account = newAccount('-cho');
    const company = await enterReadyCompany(page, '/admin/customers', taxCodeOf(account));
    await addRemoteCertificate(page, company, 'mysign', account);
    await declareRemoteCertificate(page, company);
    await makeOwnDraft(page, company);
    await makeOwnDraft(page, company);
    await open(page, '/admin/invoices');
    await page.getByRole('checkbox', { name: 'Chọn cả trang' }).check();
    await page
      .getByRole('region', { name: 'Các dòng đã chọn' })
      .getByRole('button', { name: 'Ký và phát hành' })
      .click();
    const asking = page.getByRole('dialog', { name: 'Ký và phát hành 2 hóa đơn' });
    await expect(asking).toContainText('Tổng thanh toán');
    await asking.getByRole('button', { name: 'Ký và phát hành' }).click();
    await expect(page).toHaveURL(/\/admin\/invoices\/publish\?lo=\d+$/);
    await page.getByRole('button', { name: 'Mở yêu cầu ký' }).click();
    await expect(dialogOf(page).getByRole('list', { name: '2 hóa đơn xin ký' })).toBeVisible();
    const { hashes } = await pressOnPhone(page, account, 'confirm');
    expect(hashes).toHaveLength(2);
    await dialogOf(page).getByRole('button', { name: 'Xong' }).click();
    await expect(page.getByRole('status').filter({ hasText: '2 đã phát hành' })).toBeAttached();
  },
);
