import { MESSAGE_TYPES } from '#domain/transmission/message-types.table.ts';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from '#domain/transmission/statuses.table.ts';
import type { components } from '#generated/types.ts';
import { callApi, makeDraft } from '../api.ts';
import { orderFault } from '../authority.ts';
import { LONG, enter, expect, test } from '../fixtures.ts';

// A fault is for the next message of the company: one test at a time.
test.describe.configure({ mode: 'default' });

type Message = components['schemas']['Transmission'];

const UNKNOWN_TYPE = { code: '777', name: 'Mô tả không tồn tại' };
const STATUSES = Object.keys(TRANSMISSION_STATUSES) as TransmissionStatus[];
const TYPES = [
  ...Object.entries(MESSAGE_TYPES).map(([code, { name }]) => ({ code, name: name as string })),
  UNKNOWN_TYPE,
];

/** One message of every type, so many that every status is among them: their colours beside each other, whatever brings them about. */
const MESSAGES = TYPES.map(({ code, name }, at): Message => {
  const status = STATUSES[at % STATUSES.length] ?? 'sent';
  return {
    ...{ id: at + 1, kind: 'invoice', direction: at % 2 === 0 ? 'out' : 'in' },
    ...{
      message_type: code,
      message_type_name: name,
      message_id: `V0012345672${at}`,
      reply_to: null,
      status,
    },
    ...{ invoice_id: null, registration_id: null, invoice_mistake_id: null, summary_table_id: null },
    ...{ package_id: null, invoice_label: null, bytes: 1_184, sha256: 'a'.repeat(64), note: null },
    created_on: '2026-11-20T02:00:00.000Z',
  };
});

test(
  'each of the twenty statuses stands in the history with its colour and words, each type of message with its own',
  LONG,
  async ({ page }) => {
    expect(TYPES.length).toBeGreaterThanOrEqual(STATUSES.length);
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.route(/\/api\/transmissions\?/, (route) =>
      route.fulfill({
        headers: { 'x-total-count': String(MESSAGES.length) },
        json: { transmissions: MESSAGES },
      }),
    );
    await enter(page, 'owner@demo.vn', '/admin/transmission-history/invoices');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(MESSAGES.length);
    const colours = new Map<string, Set<string>>();
    for (const [at, { status, message_type, message_type_name }] of MESSAGES.entries()) {
      const row = rows.nth(at);
      const { label, tone } = TRANSMISSION_STATUSES[status as TransmissionStatus];
      const badge = row.locator('.k-badge');
      await expect(badge).toHaveText(label);
      await expect(row).toContainText(message_type.replace('-', '−'));
      await expect(row).toContainText(message_type_name);
      const colour = await badge.evaluate((element) => getComputedStyle(element).backgroundColor);
      colours.set(tone, (colours.get(tone) ?? new Set()).add(colour));
    }
    // Warning, highlight, success and critical: one colour each, no two alike.
    expect([...colours.keys()].toSorted()).toEqual(['critical', 'highlight', 'success', 'warning']);
    for (const some of colours.values()) expect(some.size).toBe(1);
    expect(new Set([...colours.values()].flatMap((some) => [...some])).size).toBe(4);
  },
);

test('an invoice shows where it is while nobody answers, and so does its message', LONG, async ({ page }) => {
  for (const [kind, ways] of [
    ['silence', ['sent', 'waiting_for_response']],
    ['held', ['message_received']],
  ] as const) {
    const { id } = await makeDraft(page.request);
    await orderFault(page.request, { fault: { kind }, count: 1 });
    await enter(page, 'owner@demo.vn', `/admin/invoices/${id}`);
    await page.getByRole('button', { name: 'Ký và phát hành' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).click();
    for (const status of ways) {
      const { label } = TRANSMISSION_STATUSES[status];
      await expect(page.locator('.k-badge', { hasText: label }).first()).toBeVisible();
    }
    const last = TRANSMISSION_STATUSES[ways.at(-1) ?? 'sent'].label;
    const title = await page.getByRole('heading', { level: 1, name: /\d{8}/ }).textContent();
    const [number = 'none'] = /\d{8}/.exec(title ?? '') ?? [];
    await enter(page, 'owner@demo.vn', '/admin/transmission-history/invoices');
    // By its number: what is answered late about the invoice before comes in above.
    const sent = page.locator('tbody tr', { hasText: number }).filter({ hasText: MESSAGE_TYPES['200'].name });
    await expect(sent.locator('.k-badge')).toHaveText(last);
  }
});

/** What the sandbox is asked for by the code of the buyer, so that tests beside this one go their own way; where it leaves the invoice. */
const BY_SCENARIO = [
  ['accept', 'code_issued'],
  ['refuse:20014', 'denial_of_code_issuance'],
  ['unreadable', 'invalid_message'],
  ['no_verdict', 'valid_message'],
  ['garbage', 'sent_tvan'],
] as const;

/** What comes in the place of a result: the message itself has the status, the invoice stays where it arrived. */
const IN_ITS_PLACE = [
  ['wrong_format', '-1', 'response_in_incorrect_format'],
  ['signature_faulty', '-2', 'requesting_digital_signature_is_faulty'],
] as const;

test(
  'invoices that the sandbox answers in each way stand in their list with the words and the tone of their status, messages in the history',
  LONG,
  async ({ page }) => {
    const publish = async (scenario: string): Promise<number> => {
      const { id, lock_version } = await makeDraft(page.request, { buyer_code: `SANDBOX:${scenario}` });
      await callApi(page.request, 'owner@demo.vn', ['POST', `/api/invoices/${id}/publish`], {
        invoice: { lock_version },
      });
      return id;
    };
    const ids = new Map<string, number>();
    for (const [scenario] of [...BY_SCENARIO, ...IN_ITS_PLACE]) ids.set(scenario, await publish(scenario));

    await page.setViewportSize({ width: 1600, height: 1000 });
    await enter(page, 'owner@demo.vn', '/admin/invoices');
    for (const [scenario, status] of BY_SCENARIO) {
      const { label, tone } = TRANSMISSION_STATUSES[status];
      const row = page.locator('tbody tr', {
        has: page.locator(`a[href$="/admin/invoices/${ids.get(scenario)}"]`),
      });
      await expect(row.locator('.k-badge').first()).toHaveText(label);
      await expect(row.locator('.k-badge').first()).toHaveClass(new RegExp(`k-badge--${tone}`));
    }

    await enter(page, 'owner@demo.vn', '/admin/transmission-history/invoices');
    for (const [, type, status] of IN_ITS_PLACE) {
      const { label, tone } = TRANSMISSION_STATUSES[status];
      const badge = page
        .locator('tbody tr')
        .filter({ hasText: MESSAGE_TYPES[type].name })
        .first()
        .locator('.k-badge');
      await expect(badge).toHaveText(label);
      await expect(badge).toHaveClass(new RegExp(`k-badge--${tone}`));
    }
  },
);

/** Of an invoice that the authority does not have; a review that it never asked for makes the notice itself invalid. */
const NOTICES = [
  [{ origin: 'own', review_no: null, review_on: null }, 'tax_authority_not_received'],
  [{ origin: 'review', review_no: 'RS/26/404', review_on: '2025-11-25' }, 'invalid_notification'],
] as const;

test(
  'notices of mistakes that the authority does not take have their status on their page',
  LONG,
  async ({ page }) => {
    for (const [origin, status] of NOTICES) {
      const invoices = [
        {
          ...{ invoice_id: null, form_no: '1', symbol: 'C25TZZ', number: '7', issued_on: '2025-11-20' },
          ...{ authority_code: null, decree: '1', nature: 'explain', reason: 'Sai tên người mua' },
        },
      ];
      const path = '/api/invoice_mistakes';
      const { invoice_mistake } = await callApi<{ invoice_mistake: { id: number; lock_version: number } }>(
        page.request,
        'owner@demo.vn',
        ['POST', path],
        { invoice_mistake: { ...origin, invoices } },
      );
      const { id, lock_version } = invoice_mistake;
      await callApi(page.request, 'owner@demo.vn', ['POST', `${path}/${id}/submit`], {
        invoice_mistake: { lock_version },
      });
      const { label, tone } = TRANSMISSION_STATUSES[status];
      await enter(page, 'owner@demo.vn', `/admin/invoice-mistakes/${id}`);
      const badge = page.locator('.k-badge', { hasText: label }).first();
      await expect(badge).toBeVisible();
      await expect(badge).toHaveClass(new RegExp(`k-badge--${tone}`));
    }
  },
);
