import { addDays } from '#domain/rules/deadlines/calendar.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import type { ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { resources } from '#generated/resources/resources.ts';
import { noticesDesk } from '#tests/integration/authority-notices/notices-desk.ts';
import { authority } from '#tests/integration/reliability/authority.ts';
import { cashDesk } from '#tests/integration/payments/cash-desk.ts';
import { registerDesk } from '#tests/integration/cash-registers/register-desk.ts';
import { tillDesk } from '#tests/integration/cash-registers/till-desk.ts';
import { tableDesk, tableIn } from '#tests/integration/summary-tables/table-desk.ts';
import { newHeldKey } from '#tests/integration/signing/held-key.ts';
import { keepDeclared } from '#tests/setup/declare.ts';
import { describedAs, signedIn } from '#tests/contract/described.ts';
import { judged } from '#tests/contract/injection.ts';

/** Stands in every text that the first company writes: no reply to the second may contain it. */
export const CANARY = 'BIMAT7391';

export const FIRST = 1;
export const SECOND = 2;

/** Records by the name of their resource in paths: `customers`, `invoices`... */
export type Records = Readonly<Record<string, readonly number[]>>;

type Made = { id: number; lock_version: number };

/** A record of every other resource that can be made, from the example of its description with the canary in its texts. */
async function recordsFromExamples(
  make: (operation: string, body: unknown) => Promise<Made>,
  made: readonly string[],
): Promise<Records> {
  const found: Record<string, readonly number[]> = {};
  for (const { name, operations, form_fields } of Object.values(
    resources as Readonly<Record<string, ResourceDescriptor>>,
  )) {
    if (operations.create === null || made.includes(name)) continue;
    const example = describedAs(operations.create).body?.example as Record<string, Record<string, unknown>>;
    const [[key, record] = ['', {}]] = Object.entries(example);
    const texts: [string, unknown][] = form_fields
      .filter(
        ({ kind, pattern, max_length }) =>
          ['text', 'long_text'].includes(kind) && pattern === null && (max_length ?? 0) >= 30,
      )
      .map(({ source }) => [source, `${CANARY} ${source}`] as [string, unknown]);
    const { id } = await make(operations.create, {
      [key]: { ...record, ...Object.fromEntries<unknown>(texts) },
    });
    found[name] = [id];
  }
  return found;
}

/** A draft that corrects an issued invoice. */
async function correcting(
  app: TestApp,
  token: string,
  operation: 'createAdjustment' | 'createReplacement',
  id: number,
  stated: object,
): Promise<number> {
  const body = {
    correction: { matter: 'main_content', agreement_no: 'BB-01', agreement_on: '2026-11-20', ...stated },
  };
  const answered = await judged(app, operation, { token, id, body });
  if (answered.status !== 201) throw new Error(`${operation}: ${answered.text}`);
  return (answered.body as { invoice: Made }).invoice.id;
}

/** An invoice that the tax authority refused and that was given up. */
async function cancelledInvoice(
  app: TestApp,
  token: string,
  make: (operation: string, body: unknown) => Promise<Made>,
  invoice: object,
): Promise<number> {
  const office = authority(app.sandbox.url);
  await office.fault({ kind: 'refuse', reasons: [{ code: '20014', text: 'Sai.', remedy: null }] });
  const { id, lock_version } = await make('createInvoice', { invoice });
  await judged(app, 'publishInvoice', { id, token, body: { invoice: { lock_version } } });
  await app.publishNow(FIRST, id);
  const refused = await judged(app, 'getInvoice', { id, token });
  const seen = (refused.body as { invoice: Made }).invoice.lock_version;
  const body = { invoice: { lock_version: seen, reason: `Lý do ${CANARY}` } };
  const answered = await judged(app, 'cancelInvoice', { id, token, body });
  if (answered.status !== 200) throw new Error(`cancelInvoice: ${answered.text}`);
  return id;
}

/** A draft of a summary table of an uncoded invoice. */
async function summaryTable(app: TestApp): Promise<number> {
  const desk = await tableDesk(app);
  await desk.issued();
  return tableIn(await desk.make()).id;
}

/** A sold invoice of a cash register, and the package it is in. */
async function registerInvoice(
  app: TestApp,
): Promise<{ invoice_id: number; package_id: number; till_device_id: number }> {
  const desk = await registerDesk(app);
  const [invoice_id = 0] = await desk.issued(1);
  const [sent] = await desk.send();
  const { device } = await tillDesk(desk).register(desk.template_id, CANARY);
  return { invoice_id, package_id: sent?.id ?? 0, till_device_id: device.id };
}

/** A draft of a statement about an issued invoice of its own. */
async function statementOf(
  app: TestApp,
  token: string,
  make: (operation: string, body: unknown) => Promise<Made>,
  invoice: object,
): Promise<number> {
  const { id, lock_version } = await make('createInvoice', { invoice });
  await judged(app, 'publishInvoice', { id, token, body: { invoice: { lock_version } } });
  await app.publishNow(FIRST, id);
  const body = describedAs('createStatement').body?.example;
  const answered = await judged(app, 'createStatement', { token, id, body });
  if (answered.status !== 201) throw new Error(`createStatement: ${answered.text}`);
  return (answered.body as { statement: Made }).statement.id;
}

/** An uploaded file for every resource that can be imported, under `<resource>/imports`. */
async function importsOf(app: TestApp, token: string): Promise<Records> {
  const found: Record<string, readonly number[]> = {};
  for (const one of signedIn.filter(({ method, path }) => method === 'POST' && path.endsWith('/imports'))) {
    const query = { file_name: `${CANARY}.csv` };
    const answered = await judged(app, one.id, {
      token,
      query,
      body: `code,name\r\n${CANARY},${CANARY}\r\n`,
    });
    if (answered.status !== 201) throw new Error(`${one.id}: ${answered.text}`);
    found[one.path.replace('/api/', '')] = [(answered.body as { import: Made }).import.id];
  }
  return found;
}

/** A person who holds a USB token is asked to sign an invoice. Answers the id of the request. */
async function signatureRequest(
  app: TestApp,
  token: string,
  make: (operation: string, body: unknown) => Promise<Made>,
): Promise<number> {
  const held = newHeldKey();
  await keepDeclared(app.publishing.db, FIRST, held.serial, app.clock.now());
  await make('createCertificate', {
    tenant_certificate: {
      kind: 'usb',
      certificate_base64: held.certificate_der.toString('base64'),
      is_default: true,
    },
  });
  const { id, lock_version } = await make('createInvoice', describedAs('createInvoice').body?.example);
  await judged(app, 'publishInvoice', { id, token, body: { invoice: { lock_version } } });
  await app.publishNow(FIRST, id);
  const { body } = await judged(app, 'getInvoicePublication', { id, token });
  return (body as { publication: { signature_request_id: number } }).publication.signature_request_id;
}

/** An invoice that a seller has sent, with the canary as the seller's name. */
async function inputInvoice(app: TestApp, token: string): Promise<number> {
  const file = String(describedAs('submitInputInvoices').body?.example).replace(
    'Công ty CP Giấy Sông Lam',
    CANARY,
  );
  const { body, text } = await judged(app, 'submitInputInvoices', { token, body: file });
  const [one] = (body as { collected_files: { invoice_collector: Made | null }[] }).collected_files;
  if (!one?.invoice_collector) throw new Error(`submitInputInvoices: ${text}`);
  return one.invoice_collector.id;
}

/** The tax authority sends the company a message by itself, with the canary in it. Answers the ids of its notices. */
async function authorityNotices(app: TestApp, token: string): Promise<number[]> {
  const desk = noticesDesk(() => app, FIRST);
  const { id } = await desk.arrived(token, { type: '506', text: `Quyết định ${CANARY}` });
  return [id];
}

/** One record of each kind in the first company, a draft and a published invoice among them, each with its canary. */
export async function recordsOfAnother(app: TestApp, token: string): Promise<Records> {
  const make = async (operation: string, body: unknown): Promise<Made> => {
    const answered = await judged(app, operation, { body, token });
    if (answered.status !== 201) throw new Error(`${operation}: ${answered.text}`);
    return Object.values(answered.body as Record<string, Made>)[0] as Made;
  };
  const status = 'active';
  const customer = await make('createCustomer', {
    customer: { code: CANARY, name: `Khách ${CANARY}`, note: CANARY, status },
  });
  const product = await make('createProduct', {
    product: { code: CANARY, name: `Hàng ${CANARY}`, vat_rate: '8%', status },
  });
  const template = await make('createTemplate', {
    template: {
      name: `Mẫu ${CANARY}`,
      form_no: '1',
      symbol: 'C26TZY',
      layout: 'modern',
      is_default: false,
      status,
    },
  });
  const logo = await make('createTemplateLogo', describedAs('createTemplateLogo').body?.example);
  const certificate = await make('createCertificate', describedAs('createCertificate').body?.example);
  const invoice = {
    template_id: template.id,
    customer_id: customer.id,
    issued_on: '2026-11-20',
    buyer_name: `Người mua ${CANARY}`,
    buyer_address: 'Lô B12, khu công nghiệp Tân Bình',
    payment_method: 'TM/CK',
    currency: 'VND',
    internal_note: CANARY,
    lines: [
      {
        kind: 'goods',
        product_id: product.id,
        name: `Hàng ${CANARY}`,
        unit: 'Cuộn',
        quantity: '3',
        unit_price: '739100',
        vat_rate: '8%',
      },
    ],
  };
  const draft = await make('createInvoice', { invoice });
  const published = await make('createInvoice', { invoice });
  const body = { invoice: { lock_version: published.lock_version } };
  await judged(app, 'publishInvoice', { id: published.id, token, body });
  await app.publishNow(FIRST, published.id);
  const issued = await make('createInvoice', { invoice });
  await judged(app, 'publishInvoice', {
    id: issued.id,
    token,
    body: { invoice: { lock_version: issued.lock_version } },
  });
  await app.publishNow(FIRST, issued.id);
  const attached = await judged(app, 'createInvoiceAttachment', {
    token,
    id: draft.id,
    query: { file_name: `${CANARY}.xml` },
    body: `<a>${CANARY}</a>`,
  });
  const { invoice_attachment } = attached.body as { invoice_attachment: Made };
  const cancelled = await cancelledInvoice(app, token, make, invoice);
  const adjusting = await correcting(app, token, 'createAdjustment', published.id, { lines: invoice.lines });
  const replacing = await correcting(app, token, 'createReplacement', issued.id, {});
  const statement = await statementOf(app, token, make, invoice);
  const together = await judged(app, 'publishInvoices', {
    token,
    body: { invoices: [{ id: draft.id, lock_version: 99 }] },
  });
  const { bulk_publication } = together.body as { bulk_publication: { id: number } };
  const summary_table = await summaryTable(app);
  const { invoice_id, package_id, till_device_id } = await registerInvoice(app);
  const use_stop = await make('createUseStop', describedAs('createUseStop').body?.example);
  const sent = await judged(app, 'listTransmissions', { token, query: { invoice_id: String(published.id) } });
  const { transmissions } = sent.body as { transmissions: Made[] };
  const signature_request = await signatureRequest(app, token, make);
  const api_token = await make('createApiToken', {
    api_token: { name: CANARY, permissions: ['read_customers'], expires_on: null },
  });
  await judged(app, 'keepDraft', {
    token,
    path: { type: 'customers', record: 'new' },
    body: { draft: { content: { note: CANARY }, base_version: null, revision: 0 } },
  });
  const decimal_configurations = [{ config_key: 'decimal_digit_quantity', config_value: '3' }];
  await judged(app, 'updateDecimalConfigurations', { token, body: { decimal_configurations } });
  const webhook_endpoint = await make('createWebhookEndpoint', {
    webhook_endpoint: {
      url: `https://erp.example.vn/${CANARY}`,
      description: CANARY,
      events: ['statement.signed'],
      enabled: true,
    },
  });
  const tried = await judged(app, 'sendWebhookTest', { token, id: webhook_endpoint.id, body: {} });
  const { webhook_delivery } = tried.body as { webhook_delivery: Made };
  const proof_pack = await make('createProofPack', {
    proof_pack: { period_from: '2026-10-01', period_to: '2026-10-31', kinds: ['audit_log'] },
  });
  const compared = await judged(app, 'reconcileDay', {
    token,
    body: { reconciliation: { day: addDays(app.clock.today(), -1) } },
  });
  const { reconciliation } = compared.body as { reconciliation: Made };
  const others = await recordsFromExamples(make, [
    'customers',
    'products',
    'templates',
    'certificates',
    'invoices',
    'api_tokens',
    'webhook_endpoints',
    'invoice_collectors',
    'invoice_data_summary_tables',
    'invoice_calculating_machines',
  ]);
  const { other_invoice } = describedAs('createOtherInvoice').body?.example as { other_invoice: object };
  const elsewhere = await make('createOtherInvoice', {
    other_invoice: { ...other_invoice, buyer_name: CANARY },
  });
  const input_invoice = await inputInvoice(app, token);
  const { payment_request } = describedAs('createPaymentRequest').body?.example as {
    payment_request: object;
  };
  const payment = await make('createPaymentRequest', {
    payment_request: { ...payment_request, buyer_name: `Bên mua ${CANARY}` },
  });
  const refunded = await refundOf(app, token);
  const authority_notices = await authorityNotices(app, token);
  const imports = await importsOf(app, token);
  const bulk = { ids: [customer.id], expected_count: 1, values: { status: 'active' } };
  const started = await judged(app, 'bulkUpdateCustomers', { token, body: { bulk } });
  const { job } = started.body as { job: Made };
  const log = await judged(app, 'listAuditLog', { token });
  const { audit_log } = log.body as { audit_log: Made[] };
  return {
    ...others,
    ...imports,
    jobs: [job.id],
    api_tokens: [api_token.id],
    webhook_endpoints: [webhook_endpoint.id],
    webhook_deliveries: [webhook_delivery.id],
    proof_packs: [proof_pack.id],
    reconciliations: [reconciliation.id],
    audit_log: audit_log.map(({ id }) => id),
    customers: [customer.id],
    products: [product.id],
    templates: [template.id],
    template_logos: [logo.id],
    certificates: [certificate.id],
    invoices: [draft.id, published.id],
    invoice_attachments: [invoice_attachment.id],
    adjusted_invoices: [adjusting],
    replaced_invoices: [replacing],
    cancelled_invoices: [cancelled],
    other_invoices: [elsewhere.id],
    statements: [statement],
    'invoices/bulk_publish': [bulk_publication.id],
    invoice_collectors: [input_invoice],
    invoice_data_summary_tables: [summary_table],
    payment_requests: [payment.id],
    payment_refunds: [refunded],
    invoice_calculating_machines: [invoice_id],
    'invoices/calculating_machine/publish': [package_id],
    till_devices: [till_device_id],
    use_stops: [use_stop.id],
    transmissions: transmissions.map(({ id }) => id),
    signature_requests: [signature_request],
    authority_notices,
  };
}

/** Money that came after its request was cancelled. */
async function refundOf(app: TestApp, token: string): Promise<number> {
  const desk = cashDesk(app, token);
  const request = await desk.bought();
  await desk.cancel(request);
  await desk.tell(desk.notice(request, request.total));
  const { body } = await judged(app, 'listPaymentRefunds', { token });
  const [refund] = (body as { payment_refunds: Made[] }).payment_refunds;
  if (refund === undefined) throw new Error('no refund');
  return refund.id;
}
