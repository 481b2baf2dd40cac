import { readFileSync } from 'node:fs';
import { USB_AGENT_ORIGIN } from '#domain/signing/usb-agent.ts';
import { startAgent } from '#tests/integration/usb-agent/running-agent.ts';
import type { RunningAgent } from '#tests/integration/usb-agent/running-agent.ts';
import { has_soft_tokens, openSoftTokens, SOFTHSM } from '#tests/integration/usb-agent/soft-token.ts';
import type { SoftTokens } from '#tests/integration/usb-agent/soft-token.ts';
import { NOBODY, test } from '../agent-address.ts';
import { openAgentPage, pair, typePin } from '../agent-page.ts';
import { LONG, expect, open } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { checkLooks } from '../looks.ts';
import { enterReadyCompany, makeOwnDraft } from '../signing-company.ts';
import {
  enterTokenCompany,
  judged,
  PIN,
  plugDeclared,
  plugTokenOf,
  publicationOf,
  timesOf,
} from '../token-company.ts';
import type { TrialCompany } from '../trial-company.ts';

/** In the long run only: what these walks show is decided in parts that tests of their own try. */
// One token and one agent for all: one after the other.
test.describe.configure({ mode: 'default' });
// The browser itself logs a call that nobody answers; and the agent refuses with 4xx.
test.use({ expectedTrouble: /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|status of 4/ });

let tokens: SoftTokens;
let agent: RunningAgent;

/** What to put away afterwards, the last first. */
const opened: (() => Promise<void> | void)[] = [];

test.beforeAll(async () => {
  test.info().skip(!has_soft_tokens, 'softhsm2 is not installed');
  tokens = openSoftTokens();
  opened.push(tokens.remove);
  agent = await startAgent({ env: { ...tokens.env, USB_AGENT_DRIVERS: SOFTHSM } });
  opened.push(agent.stop);
});
test.beforeEach(({ agent_address }) => {
  agent_address.leadTo(agent.url);
  tokens.unplug();
});
test.afterAll(async () => {
  for (const close of opened.reverse()) await close();
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ký bằng USB token' });
const endedOf = (page: Page) => page.getByRole('dialog', { name: /^Yêu cầu ký/ });
const retry = (page: Page) => dialogOf(page).getByRole('button', { name: 'Thử lại' }).click();

const statesAtAgent = async () => (await agent.page.state()).orders.map(({ state }) => state);

/** By the link of the terminal, at the address that the product knows. */
const openOwnPage = (page: Page) =>
  openAgentPage(page, USB_AGENT_ORIGIN + (/#\S+/.exec(agent.said())?.[0] ?? ''));

/** A new draft, published on its page up to the dialog in which its signer acts. */
async function publishDraft(page: Page, company: TrialCompany): Promise<number> {
  const { id } = await makeOwnDraft(page, company);
  await open(page, `/admin/invoices/${id}`);
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).click();
  await expect(dialogOf(page)).toBeVisible();
  return id;
}

/** The right PIN, and what comes of it on both pages. */
async function signToTheEnd(page: Page, own: Page): Promise<void> {
  await typePin(own, PIN);
  await expect(endedOf(page).getByText('Đã ký 1 hóa đơn.')).toBeVisible();
  await endedOf(page).getByRole('button', { name: 'Xong' }).click();
  await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
}

/** It got its code under this number, and was signed for that once. */
async function expectCoded(page: Page, company: TrialCompany, id: number, number: number): Promise<void> {
  expect(await publicationOf(page, company, id)).toMatchObject({ status: 'code_issued', number });
  expect(await timesOf(page, company, id, 'signed')).toBe(1);
}

test('from pairing to the authority’s code: a certificate of the token is added, a draft published, its file verifies [1.does.usb-token]', async ({
  page,
}) => {
  const company = await enterReadyCompany(page, '/admin/settings/certificates/create');
  const certificate = await plugDeclared(page, company, tokens);
  tokens.plug({ label: 'Cty khác', pin: PIN, tax_code: '0098765436' });
  const own = await openOwnPage(page);
  await page.getByRole('radio', { name: /^USB token/ }).check();
  await page.getByRole('button', { name: 'Tìm chứng thư' }).click();
  await pair(page, own);
  const found = page.getByRole('radiogroup', { name: 'Chứng thư trong USB token' });
  await expect(found.getByRole('radio')).toHaveCount(2);
  await expect(found.getByText('không ký được hóa đơn của đơn vị này')).toHaveCount(1);
  await found.getByRole('radio', { name: new RegExp(company.tax_code) }).check();
  await page.getByRole('button', { name: 'Thêm chứng thư' }).click();
  await expect(page.getByText('Đã thêm chứng thư số')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Mặc định' })).toContainText('USB token');

  const id = await publishDraft(page, company);
  await expect(dialogOf(page).getByText('Nhập mã PIN trên trang của phần mềm ký số.')).toBeVisible();
  await expect(dialogOf(page).getByRole('list', { name: '1 hóa đơn xin ký' })).toContainText('00000001');
  await checkLooks(page);
  const card = own.locator('.card');
  await expect(card.getByRole('heading')).toHaveText('Ký 1 tài liệu');
  for (const text of [new URL(page.url()).origin, 'Hóa đơn 1C', '00000001', company.tax_code])
    await expect(card).toContainText(text);
  await signToTheEnd(page, own);
  await expectCoded(page, company, id, 1);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'XML', exact: true }).click(),
  ]);
  const verdicts = await judged(page, readFileSync(await download.path()));
  expect(verdicts.map(({ role, valid, problems }) => ({ role, valid, problems }))).toEqual([
    { role: 'seller', valid: true, problems: [] },
    { role: 'authority', valid: true, problems: [] },
  ]);
  const [seller] = verdicts;
  expect(seller?.certificate_der_base64).toBe(certificate.raw.toString('base64'));
});

test(
  'no agent, not paired, no token, one of another tax code: each says what to do, and ours signs under the one number',
  LONG,
  async ({ page, agent_address }) => {
    const company = await enterTokenCompany(page, tokens);
    tokens.unplug();
    agent_address.leadTo(NOBODY);
    const id = await publishDraft(page, company);
    const told = dialogOf(page).getByRole('alert');
    await expect(told).toContainText('Chưa thấy phần mềm ký số USB trên máy này. Mở phần mềm ký số');
    agent_address.leadTo(agent.url);
    await retry(page);
    const own = await openOwnPage(page);
    await pair(page, own);
    await expect(told).toContainText('Chưa thấy USB token. Cắm token');
    tokens.plug({ label: 'Cty khác', pin: PIN, tax_code: '0098765436' });
    await retry(page);
    await expect(told).toContainText('Token đang cắm thuộc mã số thuế khác.');
    await expect(told).toContainText(company.tax_code);
    expect(await publicationOf(page, company, id)).toMatchObject({ status: 'signing', number: 1 });
    plugTokenOf(company, tokens);
    await retry(page);
    await signToTheEnd(page, own);
    await expectCoded(page, company, id, 1);
  },
);

test(
  'a wrong PIN is told on both pages; the third one ends the order, and the right one signs under the same number',
  LONG,
  async ({ page }) => {
    const company = await enterTokenCompany(page, tokens);
    const own = await openOwnPage(page);
    const id = await publishDraft(page, company);
    await pair(page, own);
    for (const _try of ['first', 'second']) {
      await typePin(own, '1111');
      // Of the second one both pages tell as of the first: the agent itself knows when it has been tried.
      await expect.poll(statesAtAgent).not.toContain('signing');
      await expect(own.getByRole('alert')).toContainText('Mã PIN sai');
      await expect(dialogOf(page).getByRole('alert')).toContainText('Mã PIN sai. Nhập lại');
    }
    await typePin(own, '1111');
    await expect(own.getByRole('alert')).toContainText('Đã nhập sai mã PIN 3 lần');
    await expect(dialogOf(page).getByRole('alert')).toContainText('Đã nhập sai mã PIN 3 lần.');
    await expect(dialogOf(page).getByRole('alert')).toContainText('Kiểm tra mã PIN rồi bấm Thử lại.');
    expect(await publicationOf(page, company, id)).toMatchObject({ status: 'signing', number: 1 });
    await retry(page);
    await signToTheEnd(page, own);
    await expectCoded(page, company, id, 1);
  },
);

test(
  'refused at the agent, closed, taken back: the invoice keeps its number until it is signed, the next takes the next',
  LONG,
  async ({ page }) => {
    const company = await enterTokenCompany(page, tokens);
    const own = await openOwnPage(page);
    const id = await publishDraft(page, company);
    await pair(page, own);
    await own.getByRole('button', { name: 'Từ chối' }).click();
    await expect(dialogOf(page).getByText('Đã hủy ký.')).toBeVisible();
    await retry(page);
    await expect(own.getByLabel('Mã PIN')).toBeVisible();

    await dialogOf(page).getByRole('button', { name: 'Đóng' }).last().click();
    await expect(own.getByLabel('Mã PIN')).toBeHidden();
    await expect(page.getByText('Hóa đơn chờ ký bằng USB token.')).toBeVisible();
    await page.getByRole('button', { name: 'Mở yêu cầu ký' }).click();
    await expect(own.getByLabel('Mã PIN')).toBeVisible();

    await dialogOf(page).getByRole('button', { name: 'Hủy yêu cầu ký' }).click();
    const asking = page.getByRole('dialog', { name: 'Hủy yêu cầu ký?' });
    await expect(asking).not.toContainText('điện thoại');
    await asking.getByRole('button', { name: 'Hủy yêu cầu ký' }).click();
    await expect(endedOf(page).getByText('Yêu cầu ký đã hủy.')).toBeVisible();
    await expect(own.getByLabel('Mã PIN')).toBeHidden();
    expect(await publicationOf(page, company, id)).toMatchObject({ status: 'signature_failed', number: 1 });

    await endedOf(page).getByRole('button', { name: 'Ký lại' }).click();
    await signToTheEnd(page, own);
    await expectCoded(page, company, id, 1);
    const next = await publishDraft(page, company);
    await signToTheEnd(page, own);
    await expectCoded(page, company, next, 2);
  },
);

test('ticked drafts are published together: one PIN signs both', LONG, async ({ page }) => {
  const company = await enterTokenCompany(page, tokens);
  const drafts = [await makeOwnDraft(page, company), await makeOwnDraft(page, company)];
  const own = await openOwnPage(page);
  await open(page, '/admin/invoices');
  await page.getByRole('checkbox', { name: 'Chọn cả trang' }).check();
  await page
    .getByRole('region', { name: 'Các dòng đã chọn' })
    .getByRole('button', { name: 'Ký và phát hành' })
    .click();
  const asking = page.getByRole('dialog', { name: 'Ký và phát hành 2 hóa đơn' });
  await asking.getByRole('button', { name: 'Ký và phát hành' }).click();
  await expect(page).toHaveURL(/\/admin\/invoices\/publish\?lo=\d+$/);
  await page.getByRole('button', { name: 'Mở yêu cầu ký' }).click();
  await pair(page, own);
  await expect(dialogOf(page).getByRole('list', { name: '2 hóa đơn xin ký' })).toBeVisible();
  await expect(own.locator('.card').getByRole('heading')).toHaveText('Ký 2 tài liệu');
  await typePin(own, PIN);
  await expect(own.getByRole('alert')).toContainText('Đã ký 2 tài liệu');
  await expect(endedOf(page).getByText('Đã ký 2 hóa đơn.')).toBeVisible();
  await endedOf(page).getByRole('button', { name: 'Xong' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 đã phát hành' })).toBeAttached();
  const publications = await Promise.all(drafts.map(({ id }) => publicationOf(page, company, id)));
  expect(publications.map(({ number }) => number).sort()).toEqual([1, 2]);
});
