import { createHash, createVerify } from 'node:crypto';
import { startAgent } from '#tests/integration/usb-agent/running-agent.ts';
import type { RunningAgent } from '#tests/integration/usb-agent/running-agent.ts';
import { has_soft_tokens, openSoftTokens, SOFTHSM } from '#tests/integration/usb-agent/soft-token.ts';
import type { SoftTokens } from '#tests/integration/usb-agent/soft-token.ts';
import { openAgentPage, pair, typePin } from '../agent-page.ts';
import { LONG, expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { violations } from '../looks.ts';
import { serveSite } from '../usb-site/serve-site.ts';
import type { ServedSite } from '../usb-site/serve-site.ts';

const PIN = '246810';
const SELLER = '0012345674';
const TEXTS = ['hóa đơn 1', 'hóa đơn 2'];
const NOBODY = 'http://127.0.0.1:9';

/** In the long run only: what these walks show is decided in parts that tests of their own try. */
// One token and one agent for all: one after the other.
test.describe.configure({ mode: 'default' });
// The browser itself logs a call that nobody answers; and the agent refuses with 4xx.
test.use({ expectedTrouble: /ERR_CONNECTION_REFUSED|ERR_UNSAFE_PORT|status of 4/ });

let tokens: SoftTokens;
let agent: RunningAgent;
let site: ServedSite;
let agent_origin = NOBODY;

/** What to put away afterwards, the last first. */
const opened: (() => Promise<void> | void)[] = [];

test.beforeAll(async () => {
  test.info().skip(!has_soft_tokens, 'softhsm2 is not installed');
  tokens = openSoftTokens();
  opened.push(tokens.remove);
  agent = await startAgent({ env: { ...tokens.env, USB_AGENT_DRIVERS: SOFTHSM } });
  opened.push(agent.stop);
  site = await serveSite(() => agent_origin);
  opened.push(site.close);
});
test.beforeEach(() => {
  agent_origin = agent.url;
  tokens.unplug();
});
test.afterAll(async () => {
  for (const close of opened.reverse()) await close();
});

const plugOurs = () => tokens.plug({ label: 'Cty A', pin: PIN, tax_code: SELLER });

/** The user at the site, who wants two documents signed. */
async function sign(page: Page): Promise<void> {
  const asked = new URLSearchParams({ agent: agent_origin, tax_code: SELLER });
  for (const text of TEXTS) asked.append('hash', createHash('sha256').update(text).digest('base64'));
  await page.goto(`${site.url}/?${asked}`);
}

/** The agent's own page beside it, opened by the link that the terminal shows. */
const openOwnPage = (page: Page) => openAgentPage(page, /http:\S+#\S+/.exec(agent.said())?.[0] ?? '');

test(
  'pairing by the code, then one PIN on the agent’s page signs both documents [1.does.usb-token]',
  LONG,
  async ({ page }) => {
    const certificate = plugOurs();
    await sign(page);
    const own = await openOwnPage(page);
    await pair(page, own);
    await expect(page.getByText('Nhập mã PIN trên trang của phần mềm ký số.')).toBeVisible();
    await expect(page.locator('input')).toHaveCount(0);

    const card = own.locator('.card');
    await expect(card.getByRole('heading')).toHaveText('Ký 2 tài liệu');
    for (const text of [site.url, '2 tài liệu: Hóa đơn số 1…', 'Cty A', SELLER])
      await expect(card).toContainText(text);

    for (const colorScheme of ['light', 'dark'] as const) {
      await own.emulateMedia({ colorScheme });
      expect(await violations(own), colorScheme).toEqual([]);
    }
    await typePin(own, '1111');
    await expect(card.getByRole('alert')).toContainText('Mã PIN sai');
    await expect(page.getByRole('alert')).toContainText('Mã PIN sai');
    await typePin(own, PIN);
    await expect(card.getByRole('alert')).toContainText('Đã ký 2 tài liệu');

    await expect(page.getByRole('list', { name: 'Chữ ký' }).getByRole('listitem')).toHaveCount(2);
    const signatures = await page.getByRole('listitem').allTextContents();
    TEXTS.forEach((text, at) =>
      expect(
        createVerify('RSA-SHA256')
          .update(text)
          .verify(certificate.publicKey, signatures[at] ?? '', 'base64'),
      ).toBe(true),
    );
  },
);

test(
  'refused on the agent’s page; then again, and closed on the site; a pairing ended there has to be made again',
  LONG,
  async ({ page }) => {
    plugOurs();
    await sign(page);
    const own = await openOwnPage(page);
    await pair(page, own);
    await own.getByRole('button', { name: 'Từ chối' }).click();
    await expect(page.getByText('Đã hủy ký.')).toBeVisible();

    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(own.getByLabel('Mã PIN')).toBeVisible();
    await page.getByRole('button', { name: 'Đóng' }).last().click();
    await expect(page.getByText('Đã đóng')).toBeVisible();
    await expect(own.getByLabel('Mã PIN')).toBeHidden();

    const ends = own.getByRole('button', { name: /^Ngắt kết nối/ });
    for (let left = await ends.count(); left > 0; left -= 1) {
      await ends.first().click();
      await expect(ends).toHaveCount(left - 1);
    }
    await sign(page);
    await expect(page.getByRole('button', { name: 'Kết nối', exact: true })).toBeVisible();
  },
);

test('no token, then one of another tax code, then ours', LONG, async ({ page }) => {
  await sign(page);
  const own = await openOwnPage(page);
  await pair(page, own);
  await expect(page.getByRole('alert')).toContainText('Chưa thấy USB token.');
  tokens.plug({ label: 'Cty B', pin: PIN, tax_code: '0098765436' });
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByRole('alert')).toContainText('thuộc mã số thuế khác');
  await expect(page.getByRole('alert')).toContainText(SELLER);
  tokens.unplug();
  plugOurs();
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await typePin(own, PIN);
  await expect(page.getByRole('list', { name: 'Chữ ký' })).toBeVisible();
});

test(
  'no agent: what to start; without its key the agent’s own page shows nothing',
  LONG,
  async ({ page }) => {
    await test.step('no agent: what to start', async () => {
      agent_origin = NOBODY;
      await sign(page);
      await expect(page.getByRole('alert')).toContainText('Chưa thấy phần mềm ký số USB trên máy này.');
      await expect(page.getByRole('alert')).toContainText('nhờ người quản trị máy');
    });
    await test.step('the agent’s page without its key shows nothing', async () => {
      await page.goto(agent.url);
      await expect(page.getByRole('status')).toContainText('thiếu khóa');
    });
  },
);
