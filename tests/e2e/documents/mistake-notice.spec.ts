import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { components } from '#generated/types.ts';
import { callApi, makeDraft } from '../api.ts';
import { LONG, enter, expect, settled, test } from '../fixtures.ts';
import { checkLooks } from '../looks.ts';
import { readInbox } from '../read-inbox.ts';
import { authority } from '../signing-company.ts';
import type { Page } from '../fixtures.ts';

const owner = 'owner@demo.vn';
const send = { name: 'Ký và gửi cơ quan thuế' };

type Candidate = components['schemas']['MistakeCandidate'];

/** An invoice with its code that no other test looks at, to a buyer of its own. */
async function issueOwn({ request }: Page): Promise<Candidate & { buyer_name: string }> {
  const buyer_name = `Công ty Địa chỉ Mới ${randomUUID().slice(0, 8)}`;
  const { id, lock_version } = await makeDraft(request, { buyer_name });
  await callApi(request, owner, ['POST', `/api/invoices/${id}/publish`], { invoice: { lock_version } });
  const path = `/api/invoice_mistakes/candidates?query=${encodeURIComponent(buyer_name)}`;
  let found: Candidate | undefined;
  await expect(async () => {
    const { mistake_candidates } = await callApi<{ mistake_candidates: Candidate[] }>(request, owner, [
      'GET',
      path,
    ]);
    [found] = mistake_candidates;
    expect(found).toBeDefined();
  }).toPass();
  if (found === undefined) throw new Error('unreachable: polled until found');
  return { ...found, buyer_name };
}

/** Adds an issued invoice by the name of its buyer. */
async function addIssued(page: Page, { buyer_name }: { buyer_name: string }): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Thêm hóa đơn đã phát hành' });
  await search.fill(buyer_name);
  await page.getByRole('listbox').getByRole('option', { name: buyer_name }).click();
}

const confirmSending = async (page: Page): Promise<void> => {
  const question = page.getByRole('dialog', { name: 'Ký và gửi thông báo' });
  await question.getByRole('button', send).click();
  await expect(question).toBeHidden();
};

test.describe.configure({ mode: 'serial' });

test('a wrong address on a coded invoice is reported, and received for its line', async ({ page }) => {
  const wrong = await issueOwn(page);
  await enter(page, owner, '/admin/invoice-mistakes');
  await page
    .getByRole('link', { name: /^Thêm thông báo/ })
    .first()
    .click();

  // What is missing stands at its field.
  await addIssued(page, wrong);
  await page.getByRole('button', send).click();
  await expect(page).toHaveURL(/\/admin\/invoice-mistakes\/\d+$/);
  await page.getByRole('dialog', { name: 'Ký và gửi thông báo' }).getByRole('button', send).click();
  const reason = page.getByRole('textbox', { name: /^Lý do/ });
  await expect(reason).toHaveAttribute('aria-invalid', 'true');

  // The form beside it shows what is typed, and what is missing leads to its field.
  await expect(page.getByText('Dòng 1: Lý do còn trống. Nhập lý do.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Tới ô này' }).click();
  await expect(reason).toBeFocused();
  await page.keyboard.type('Sai địa chỉ người mua, địa chỉ đúng là Lô B12, khu công nghiệp Tân Bình');
  await expect(
    page.getByRole('cell', { name: /^Sai địa chỉ người mua, địa chỉ đúng là Lô B12/ }),
  ).toBeVisible();
  await expect(page.getByText('Đủ nội dung để ký và gửi, 1 hóa đơn.')).toBeVisible();
  await page.getByRole('button', send).click();
  await confirmSending(page);
  await expect(page.getByText('Cơ quan thuế đã tiếp nhận mọi hóa đơn trong thông báo.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Đường đi của thông báo' })).toContainText('CQT đã tiếp nhận');
  await expect(page.getByText('Cơ quan thuế tiếp nhận thông báo · thông điệp 301')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^thong-bao-sai-sot-.*\.xml$/ }).click();
  expect(readFileSync(await (await downloading).path()).toString()).toContain('<Signature');

  await page.getByRole('button', { name: 'Bằng chứng truyền nhận' }).click();
  const evidence = page.getByRole('dialog', { name: /^Bằng chứng/ });
  await expect(evidence.getByRole('heading', { name: 'Gửi đi · thông điệp 300' })).toBeVisible();
  await expect(evidence.getByRole('heading', { name: 'Nhận về · thông điệp 301' })).toBeVisible();
});

test('lines that were refused are told of in a new notice, corrected', LONG, async ({ page }) => {
  const [wrong, right] = [await issueOwn(page), await issueOwn(page)];
  await enter(page, owner, '/admin/invoice-mistakes/create-other');
  await page.getByRole('textbox', { name: /^Ký hiệu/ }).fill('C25TZZ');
  await page.getByRole('textbox', { name: /^Số hóa đơn/ }).fill('7');
  await page.getByRole('group', { name: 'Ngày lập' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('19112025');
  await page.getByRole('textbox', { name: /^Lý do/ }).fill('Sai tên người mua');
  await addIssued(page, wrong);
  await page
    .getByRole('textbox', { name: /^Lý do/ })
    .last()
    .fill('Sai địa chỉ người mua');
  await page.getByRole('button', send).click();
  await confirmSending(page);

  await expect(page.getByText('1 trên 2 hóa đơn không được tiếp nhận.')).toBeVisible();
  await expect(page.getByText(/^301 · dòng 1 · /)).toBeVisible();

  // The new notice begins with the refused line alone; the right invoice takes its place.
  await page.getByRole('button', { name: 'Lập thông báo cho các dòng này' }).click();
  await expect(page.getByRole('textbox', { name: /^Số hóa đơn/ })).toHaveValue('7');
  await page.getByRole('button', { name: /^Bỏ hóa đơn/ }).click();
  await addIssued(page, right);
  await page.getByRole('textbox', { name: /^Lý do/ }).fill('Sai tên người mua');
  await settled(page);
  await page.getByRole('button', send).click();
  await confirmSending(page);
  await expect(page.getByText('Cơ quan thuế đã tiếp nhận mọi hóa đơn trong thông báo.')).toBeVisible();
});

test(
  'a notice 302 is answered before its deadline, counted, and handled once its answer is received',
  LONG,
  async ({ page }) => {
    const { tenant } = await callApi<{ tenant: components['schemas']['Tenant'] }>(page.request, owner, [
      'GET',
      '/api/tenant',
    ]);
    const ours = await issueOwn(page);
    const { form_no, symbol, number, issued_on } = ours;
    const invoice = { form_no, symbol, number: Number(number), issued_on };
    const sent = await page.request.post(`${authority}/admin/initiatives`, {
      data: { tax_code: tenant.tax_code, type: '302', text: 'Sai thuế suất', invoices: [invoice] },
    });
    expect(sent.status()).toBe(201);
    const { notice_no } = (await sent.json()) as { notice_no: string };
    await readInbox(tenant.id);

    await enter(page, owner, '/admin/transmission-history/authority-notices');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(notice_no).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('list', { name: 'Danh sách thông báo' }).getByRole('link').first().click();
    await expect(page.getByText(/^Chữ ký của cơ quan thuế hợp lệ/)).toBeVisible();
    await expect(page.getByText('0 trên 1 đã được tiếp nhận trả lời')).toBeVisible();
    await checkLooks(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('button', { name: 'Lập thông báo giải trình' }).click();
    await expect(page.getByRole('textbox', { name: /^Số thông báo/ })).toHaveValue(notice_no);
    await page.getByRole('textbox', { name: /^Lý do/ }).fill('Thuế suất đúng với mặt hàng');
    await page.getByRole('button', send).click();
    await expect(page.getByText(`Trả lời thông báo rà soát ${notice_no}.`)).toBeVisible();
    await confirmSending(page);
    await expect(page.getByText('Cơ quan thuế đã tiếp nhận mọi hóa đơn trong thông báo.')).toBeVisible();

    await enter(page, owner, '/admin/transmission-history/authority-notices');
    await page
      .getByRole('list', { name: 'Danh sách thông báo' })
      .getByRole('link', { name: new RegExp(notice_no) })
      .click();
    await expect(page.getByText(/^Cơ quan thuế đã tiếp nhận trả lời cho mọi hóa đơn lúc/)).toBeVisible();
    await expect(page.getByText('1 trên 1 đã được tiếp nhận trả lời')).toBeVisible();
  },
);
