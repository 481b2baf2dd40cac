import { callApi, makeDraft } from '../api.ts';
import type { Invoice } from '../api.ts';
import { orderFault, setOutage } from '../authority.ts';
import { completeDeclaration } from '../declaration-form.ts';
import { LONG, enter, expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

// A fault is for the next message of the company: one at a time.
test.describe.configure({ mode: 'serial' });

const owner = 'owner@demo.vn';

async function publish(page: Page, id: number): Promise<void> {
  await enter(page, owner, `/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).click();
}

const read = async (page: Page, id: number) =>
  (await callApi<{ invoice: Invoice }>(page.request, owner, ['GET', `/api/invoices/${id}`])).invoice;

test('a denied invoice says why, is corrected and published again under its number', async ({ page }) => {
  const { id } = await makeDraft(page.request);
  const reasons = [
    {
      code: '20014',
      text: 'Mã số thuế người mua đã ngừng hiệu lực',
      remedy: 'Kiểm tra lại mã số thuế người mua',
    },
  ];
  await orderFault(page.request, { fault: { kind: 'refuse', reasons }, count: 1 });
  await publish(page, id);
  await expect(page.getByRole('heading', { name: 'Vì sao bị từ chối?' })).toBeVisible();
  await expect(page.getByText(/Mã số thuế người mua đã ngừng hiệu lực/).first()).toBeVisible();
  const { number } = await read(page, id);
  expect(number).not.toBeNull();

  await page.getByRole('link', { name: 'Sửa và ký lại' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(number));
  await page.getByLabel('Mã số thuế').fill('0000000024');
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('giữ nguyên số');
  await dialog.getByRole('button', { name: 'Ký và phát hành' }).click();
  await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
  await expect(page.getByText('Vì sao bị từ chối?')).toBeHidden();
  const corrected = await read(page, id);
  expect(corrected.number).toBe(number);
  expect(corrected.buyer_tax_code).toBe('0000000024');
});

test(
  'a refusal whose code is known says what to do, with the authority’s own words beside it',
  LONG,
  async ({ page }) => {
    const { id } = await makeDraft(page.request);
    const reasons = [{ code: '1001', text: 'CTS chua dang ky', remedy: 'Nop to khai' }];
    await orderFault(page.request, { fault: { kind: 'refuse', reasons }, count: 1 });
    await publish(page, id);
    await expect(page.getByText('Chứng thư số dùng để ký chưa đăng ký với cơ quan thuế.')).toBeVisible();
    await expect(page.getByText(/^Lập tờ khai thay đổi để bổ sung chứng thư số/)).toBeVisible();
    await expect(page.getByText('1001 CTS chua dang ky. Nop to khai')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lập tờ khai thay đổi' })).toHaveAttribute(
      'href',
      '/admin/registrations/create',
    );
    await expect(page.getByRole('link', { name: 'Sửa và ký lại' })).toBeVisible();
  },
);

test('while nobody answers it is not known, nothing offers to send again, and it resolves by itself', async ({
  page,
}) => {
  const { id } = await makeDraft(page.request);
  await setOutage(page.request, true);
  try {
    await publish(page, id);
    await expect(page.getByText('Chưa rõ hóa đơn đã tới cơ quan thuế hay chưa.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d{8}/);
    await expect(page.locator('main').getByRole('button', { name: /gửi|phát hành|ký lại/i })).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: /gửi|phát hành|ký lại/i })).toHaveCount(0);
    await expect(page.getByText('Vì sao bị từ chối?')).toBeHidden();
  } finally {
    await setOutage(page.request, false);
  }
  await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
  await expect(page.getByText('Chưa rõ hóa đơn đã tới cơ quan thuế hay chưa.')).toBeHidden();
});

test(
  'a message that arrived but whose answer was unreadable is found again, not sent again',
  LONG,
  async ({ page }) => {
    const { id } = await makeDraft(page.request);
    await orderFault(page.request, { fault: { kind: 'garble' }, count: 1 });
    await publish(page, id);
    await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
    type Sent = { transmissions: { direction: string }[] };
    const { transmissions } = await callApi<Sent>(page.request, owner, [
      'GET',
      `/api/transmissions?invoice_id=${id}`,
    ]);
    expect(transmissions.filter(({ direction }) => direction === 'out')).toHaveLength(1);
  },
);

test(
  'a refused declaration says why, is corrected and sent again until it is accepted',
  LONG,
  async ({ page }) => {
    const reasons = [{ code: '90001', text: 'Sai thông tin người đại diện', remedy: null }];
    await orderFault(page.request, { fault: { kind: 'refuse', reasons }, count: 1 });
    await enter(page, owner, '/admin/registrations/create');
    await completeDeclaration(page);
    const sendIt = async (button: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      const question = page.getByRole('dialog', { name: 'Ký và gửi tờ khai' });
      await question.getByRole('checkbox', { name: 'Tôi đã xem và vẫn gửi tờ khai này' }).check();
      await question.getByRole('button', { name: 'Ký và gửi', exact: true }).click();
      await expect(question).toBeHidden();
    };
    await sendIt('Ký và gửi');

    await expect(page.getByRole('heading', { name: 'Vì sao bị từ chối?' })).toBeVisible();
    await expect(page.getByText('Sai thông tin người đại diện').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Đường đi của tờ khai' })).toContainText(
      'CQT không chấp nhận',
    );
    await page.getByRole('link', { name: 'Sửa và gửi lại' }).click();
    await expect(page.getByText('Vì sao bị từ chối?')).toBeVisible();
    await page.getByRole('textbox', { name: /^Số định danh cá nhân/ }).fill('001080000002');
    await sendIt('Ký và gửi lại');

    await expect(page.getByText(/^Có hiệu lực từ/)).toBeVisible();
    await expect(page.getByText('Vì sao bị từ chối?')).toBeHidden();
    await expect(page.getByText('Cơ quan thuế không chấp nhận tờ khai · thông điệp 103')).toBeVisible();
  },
);
