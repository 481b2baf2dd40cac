import { USB_AGENT_ORIGIN } from '#domain/signing/usb-agent.ts';
import { startAgent } from '#tests/integration/usb-agent/running-agent.ts';
import { has_soft_tokens, openSoftTokens, SOFTHSM } from '#tests/integration/usb-agent/soft-token.ts';
import { openAgentPage, pair, typePin } from '../agent-page.ts';
import { today } from '../api.ts';
import { test } from '../empty-server.ts';
import { LONG, expect, settled } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { codeIn, mailTo } from '../mails.ts';
import { createPkcs12For } from '../pkcs12.ts';
import { newAccount, pressOnPhone } from '../signing-company.ts';
import { newAddress, newTaxCode } from '../trial-company.ts';
import { PIN } from '../token-company.ts';
import { chooseInCell, fillCell } from '../line-cells.ts';

/** In the long run only: what these walks show is decided in parts that tests of their own try. */
// A server of its own for all three, with a database that nothing was written to.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ expectedTrouble: /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|status of 4/ });

const symbol = `C${today().slice(2, 4)}TAA`;

const save = (page: Page) => page.getByRole('button', { name: 'Lưu', exact: true }).click();

/** /create_trial to the admin. */
async function register(page: Page, tax_code: string): Promise<void> {
  const email = newAddress('chu');
  await page.goto('/create_trial');
  await page.getByLabel('Mã số thuế').fill(tax_code);
  await page.getByLabel('Họ tên của bạn').fill('Nguyễn Minh Anh');
  await page.getByLabel('Tên đơn vị').fill('Công ty Cổ phần Thương mại Sao Việt');
  await page.getByLabel('Địa chỉ').fill('Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng');
  await page.getByLabel('Số điện thoại').fill('0905 123 456');
  await page.getByLabel('Email đăng nhập').fill(email);
  await page.getByLabel(/^Mật khẩu/).fill('mat troi moc dang dong');
  await page.getByRole('button', { name: 'Gửi mã xác minh' }).click();
  await expect(page).toHaveURL(/\/verify$/);
  await page.getByLabel('Mã xác minh').fill(codeIn(await mailTo(email)));
  await expect(page).toHaveURL(/\/admin\/(?!authorization)/);
  await settled(page);
}

/** What the law asks of the company and the form of registration lacks. */
async function completeProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Điền hồ sơ' }).click();
  await page.getByRole('textbox', { name: /^Họ tên người đại diện/ }).fill('Nguyễn Minh Anh');
  await page.getByRole('textbox', { name: /^Điện thoại người đại diện/ }).fill('0905123456');
  await page.getByRole('combobox', { name: 'Cơ quan thuế quản lý' }).fill('da nang');
  await page.getByRole('option', { name: /^Thuế thành phố Đà Nẵng/ }).click();
  await save(page);
  await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeHidden();
}

/** Writes the declaration and has it sent; `sign`: what the person does where one holds the key. */
async function declare(page: Page, sign?: () => Promise<void>): Promise<void> {
  await page.goto('/admin/registrations/create');
  await page.getByRole('textbox', { name: /^Số định danh cá nhân/ }).fill('048080000001');
  await page.getByRole('group', { name: 'Ngày sinh' }).getByRole('spinbutton', { name: 'Ngày' }).click();
  await page.keyboard.type('12051980');
  await page.getByRole('button', { name: /^Lưu tờ khai/ }).click();
  await expect(page).toHaveURL(/\/admin\/registrations\/\d+$/);
  await settled(page);
  await page.getByRole('button', { name: 'Ký và gửi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và gửi' }).click();
  await sign?.();
  await expect(page.getByText('CQT chấp nhận').first()).toBeVisible({ timeout: 60_000 });
}

async function makeTemplate(page: Page): Promise<void> {
  await page.goto('/admin/templates/create');
  await page.getByRole('textbox', { name: /^Tên mẫu/ }).fill('Mẫu bán hàng');
  await page.getByRole('textbox', { name: /^Ký hiệu/ }).fill(symbol);
  await save(page);
  await expect(page).toHaveURL(/\/admin\/templates\/\d+$/);
}

/** Writes an invoice and publishes it; ends when the authority has given it its code. */
async function publishFirst(page: Page, sign?: () => Promise<void>): Promise<void> {
  await page.goto('/admin/invoices/create');
  await settled(page);
  await page.getByLabel('Tên đơn vị').fill('Công ty TNHH Bao bì Minh Khôi');
  await page.getByLabel('Địa chỉ', { exact: true }).fill('Lô B12, khu công nghiệp Tân Bình');
  await fillCell(page, 'Tên hàng hóa, dịch vụ', 1, 'Băng keo OPP trong 48 mm');
  await fillCell(page, 'ĐVT', 1, 'Cuộn');
  await fillCell(page, 'Số lượng', 1, '720');
  await fillCell(page, 'Đơn giá', 1, '11.500');
  await chooseInCell(page, 'Thuế', 1, '10%');
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).click();
  await sign?.();
  await expect(page.getByText('Đã cấp mã').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`1${symbol} 00000001`);
}

test('from an empty database to a coded invoice, with a certificate in a file [1.does.declarations]', async ({
  page,
}) => {
  const tax_code = newTaxCode();
  await register(page, tax_code);
  await completeProfile(page);
  await page.goto('/admin/settings/certificates/create');
  const file = createPkcs12For({ tax_code, password: 'dung-mat-khau', serial: '1a2b3c4d' });
  await page.getByRole('button', { name: 'Tệp .p12 hoặc .pfx', exact: true }).setInputFiles({
    name: 'khoa.p12',
    mimeType: 'application/x-pkcs12',
    buffer: Buffer.from(file),
  });
  await page.getByLabel(/^Mật khẩu/).fill('dung-mat-khau');
  await save(page);
  await expect(page.getByText('Đã thêm chứng thư số')).toBeVisible();
  await declare(page);
  await makeTemplate(page);
  await publishFirst(page);
});

test(
  'the same with a key at a remote service, confirmed on the phone',
  LONG,
  async ({ page, empty_server }) => {
    const tax_code = newTaxCode();
    const account = newAccount('-cho', tax_code);
    await register(page, tax_code);
    await completeProfile(page);
    await page.goto('/admin/settings/certificates/create');
    await page.getByRole('radio', { name: /^Ký số từ xa/ }).check();
    await page.getByLabel('Dịch vụ ký số từ xa').selectOption({ label: 'Viettel MySign' });
    await page.getByLabel(/^Tài khoản ký số từ xa/).fill(account);
    await page.getByRole('button', { name: /^Tìm chứng thư/ }).click();
    await expect(page.getByRole('radiogroup', { name: 'Chứng thư của tài khoản' })).toContainText(tax_code);
    await page.getByRole('button', { name: 'Thêm chứng thư' }).click();
    await expect(page.getByText('Đã thêm chứng thư số')).toBeVisible();
    const confirm = async (): Promise<void> => {
      // The person looks at the page before the phone: one that is confirmed sooner is never asked for on it.
      await expect(page.getByRole('dialog')).toContainText('trên điện thoại');
      await pressOnPhone(page, account, 'confirm', empty_server.signer_url);
      await page.getByRole('dialog').getByRole('button', { name: 'Xong' }).click();
    };
    await declare(page, confirm);
    await makeTemplate(page);
    await publishFirst(page, confirm);
  },
);

test('the same with a USB token', LONG, async ({ page, agent_address }) => {
  test.info().skip(!has_soft_tokens, 'softhsm2 is not installed');
  const tokens = openSoftTokens();
  const agent = await startAgent({ env: { ...tokens.env, USB_AGENT_DRIVERS: SOFTHSM } });
  try {
    agent_address.leadTo(agent.url);
    const tax_code = newTaxCode();
    tokens.plug({ label: `Cty ${tax_code}`, pin: PIN, tax_code });
    await register(page, tax_code);
    await completeProfile(page);
    const own = await openAgentPage(page, USB_AGENT_ORIGIN + (/#\S+/.exec(agent.said())?.[0] ?? ''));
    await page.goto('/admin/settings/certificates/create');
    await page.getByRole('radio', { name: /^USB token/ }).check();
    await page.getByRole('button', { name: 'Tìm chứng thư' }).click();
    await pair(page, own);
    await page.getByRole('radio', { name: new RegExp(tax_code) }).check();
    await page.getByRole('button', { name: 'Thêm chứng thư' }).click();
    await expect(page.getByText('Đã thêm chứng thư số')).toBeVisible();
    const sign = async (): Promise<void> => {
      await typePin(own, PIN);
      await page.getByRole('dialog').getByRole('button', { name: 'Xong' }).click();
    };
    await declare(page, sign);
    await makeTemplate(page);
    await publishFirst(page, sign);
  } finally {
    await agent.stop();
    tokens.remove();
  }
});
