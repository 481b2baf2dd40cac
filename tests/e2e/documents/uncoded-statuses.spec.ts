import { BLANK_DECLARATION, type DeclarationContent } from '#domain/registration/content.ts';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from '#domain/transmission/statuses.table.ts';
import type { components } from '#generated/types.ts';
import { orderFault } from '../authority.ts';
import { readyDraft, today } from '../api.ts';
import { LONG, expect, open, test, type Page } from '../fixtures.ts';
import { askAs } from '../own-company.ts';
import { declareCertificate, enterReadyCompany } from '../signing-company.ts';
import type { TrialCompany } from '../trial-company.ts';

type Schemas = components['schemas'];
type Table = Schemas['InvoiceDataSummaryTable'];

/** A company with a certificate and a series of uncoded invoices (K) of a day, declared to be reported in one way. */
async function enterUncodedCompany(page: Page, way: keyof DeclarationContent['transfer'], issued_on: string) {
  const company = await enterReadyCompany(page, '/admin/invoices');
  const made = await askAs<{ tenant_certificate: { serial: string } }>(
    page,
    company,
    ['POST', '/api/certificates/test'],
    { tenant_certificate: { is_default: true } },
  );
  const { invoice_modes, transfer } = BLANK_DECLARATION;
  const change = {
    invoice_modes: { ...invoice_modes, coded: true, uncoded: true },
    transfer: { ...transfer, [way]: true },
  };
  const accepted_on = issued_on < today() ? `${issued_on}T01:00:00.000Z` : new Date().toISOString();
  await declareCertificate(page, company, made.tenant_certificate.serial, change, accepted_on);
  const symbol = `K${issued_on.slice(2, 4)}TAA`;
  const shown = { layout: 'modern', is_default: false, status: 'active' };
  const { template } = await askAs<{ template: Schemas['Template'] }>(
    page,
    company,
    ['POST', '/api/templates'],
    { template: { name: 'Không có mã', form_no: '1', symbol, ...shown } },
  );
  const publish = async (buyer_code: string | null): Promise<number> => {
    const invoice = { ...readyDraft(), issued_on, buyer_code, template_id: template.id };
    const drafted = await askAs<{ invoice: Schemas['Invoice'] }>(page, company, ['POST', '/api/invoices'], {
      invoice,
    });
    const { id, lock_version } = drafted.invoice;
    await askAs(page, company, ['POST', `/api/invoices/${id}/publish`], {
      invoice: { lock_version, acknowledged: ['signing_late'] },
    });
    return id;
  };
  return { company, publish };
}

async function expectBadge(badge: ReturnType<Page['locator']>, status: TransmissionStatus): Promise<void> {
  const { label, tone } = TRANSMISSION_STATUSES[status];
  await expect(badge).toHaveText(label);
  await expect(badge).toHaveClass(new RegExp(`k-badge--${tone}`));
}

test(
  'an uncoded invoice is valid or not by the answer to its message, whose own status says the data arrived',
  LONG,
  async ({ page }) => {
    const { publish } = await enterUncodedCompany(page, 'full_content', today());
    const answered = [
      [await publish(null), 'valid_invoice'],
      [await publish('SANDBOX:refuse:20014'), 'invalid_invoice'],
    ] as const;
    await open(page, '/admin/invoices');
    for (const [id, status] of answered) {
      const row = page.locator('tbody tr', { has: page.locator(`a[href$="/admin/invoices/${id}"]`) });
      await expectBadge(row.locator('.k-badge').first(), status);
    }
    await open(page, '/admin/transmission-history/invoices');
    for (const status of ['valid_data_package', 'invalid_invoice'] as const) {
      const { label } = TRANSMISSION_STATUSES[status];
      const badge = page.locator('tbody tr .k-badge', { hasText: label }).first();
      await expectBadge(badge, status);
    }
  },
);

/** The last day of the month before, in Việt Nam. */
function lastMonth(): string {
  const day = new Date(`${today().slice(0, 7)}-01T00:00:00Z`);
  day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
}

/** Makes the table of a month once the invoice in it is issued. */
async function makeTable(page: Page, company: TrialCompany, day: string): Promise<Table> {
  const waiting = async () =>
    (
      await askAs<{ waiting_periods: Schemas['WaitingPeriod'][] }>(page, company, [
        'GET',
        '/api/invoice_data_summary_tables/waiting',
      ])
    ).waiting_periods.length;
  await expect.poll(waiting).toBeGreaterThan(0);
  const [year, period_no] = day.split('-').map(Number);
  const invoice_data_summary_table = { period_kind: 'month', year, period_no, currency: 'VND' };
  const made = await askAs<{ invoice_data_summary_table: Table }>(
    page,
    company,
    ['POST', '/api/invoice_data_summary_tables'],
    { invoice_data_summary_table },
  );
  return made.invoice_data_summary_table;
}

test(
  'a table of invoice data that the authority refuses says so on its page and is sent again, then it is valid',
  LONG,
  async ({ page }) => {
    const day = lastMonth();
    const { company, publish } = await enterUncodedCompany(page, 'summary_table', day);
    await publish(null);
    const { id } = await makeTable(page, company, day);
    const reason = { code: '40051', text: 'Sai dòng.', remedy: null };
    await orderFault(page.request, {
      fault: { kind: 'refuse', reasons: [reason] },
      count: 1,
      tax_code: company.tax_code,
    });
    await open(page, `/admin/report/invoice-data-summary-tables/${id}`);
    for (const status of ['invalid_summary_table', 'valid_summary_table'] as const) {
      await page
        .getByRole('button', { name: /^Ký và gửi/ })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Ký và gửi/ })
        .click();
      await expectBadge(
        page.locator('.k-badge', { hasText: TRANSMISSION_STATUSES[status].label }).first(),
        status,
      );
    }
  },
);
