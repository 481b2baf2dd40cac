import { allows } from '#domain/access/permissions.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { sellerOf } from '#domain/invoice/invoice-from-input.ts';
import { wholeDesign } from '#domain/print/design.ts';
import { sampleContent, sampleExtras, sampleLineExtras } from '#domain/print/sample-content.ts';
import type { DecimalDigits } from '#domain/money/decimal-digits.ts';
import type { MoneyOptions } from '#domain/money/money-options.ts';
import { moneyOptionsOf } from '#domain/invoice/draft-money-options.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import type { components } from '#generated/types.ts';
import type { Context, Tx } from '#server/context.ts';
import type { InvoicePrint } from '#server/gateways/print/invoice-print.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { storedDigits, storedMoneyOptions } from '#server/modules/invoices/index.ts';
import { createLogo, logoBytes, pictureOf, refuseUnknownLogo } from '#server/modules/templates/index.ts';
import { readAmountSettings, readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { storedContent } from './content-and-design.ts';
import { printParticulars, refuseUnprinted } from './printed-invoice.ts';

type Input = components['schemas']['TemplatePreviewInput'];
type Preview = components['schemas']['TemplatePreview'];
type Shown = {
  content: InvoiceContent;
  settings: { digits: DecimalDigits; money: MoneyOptions };
  invoice_id: number | null;
};

/** Lines of the example where the company has no invoice yet. */
const USUAL_LINES = 7;

/** An invoice in a design, of the place of business beside it, as they are in the designer. Failures: 422 of an unknown logo, and those of drawing. */
export async function previewTemplate(
  printer: InvoicePrinter,
  { tenant, account, clock }: Pick<Context, 'tenant' | 'account' | 'clock'>,
  input: Input,
): Promise<Preview> {
  const { view, invoice_id } = await tenant(async (tx) => {
    await refuseUnknownLogo(tx, input);
    const shown = await shownInvoice(tx, input, account.permissions, clock.today());
    return { view: await previewView(tx, input, shown), invoice_id: shown.invoice_id };
  });
  const pdf = await printer.print(account.tenant_id, view).catch(refuseUnprinted);
  return { invoice_id, number: view.number, pdf_base64: Buffer.from(pdf).toString('base64') };
}

/** The newest invoice of the form for who may see invoices, unless an example is wanted. */
async function shownInvoice(
  tx: Tx,
  { form_no, symbol, lines }: Input,
  permissions: readonly string[],
  today: string,
): Promise<Shown> {
  const row =
    lines === null && allows(permissions, [['read_invoices']])
      ? await tx
          .selectFrom('invoices')
          .selectAll()
          .where('form_no', '=', form_no)
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
      : undefined;
  if (row !== undefined)
    return {
      content: await storedContent(tx, row),
      settings: { digits: storedDigits(row), money: storedMoneyOptions(row) },
      invoice_id: row.id,
    };
  const seller = sellerOf(await readTenant(tx), null);
  const content = sampleContent({ form_no, symbol, seller, issued_on: today, lines: lines ?? USUAL_LINES });
  const { digits, money } = await readAmountSettings(tx);
  return {
    content,
    settings: { digits, money: moneyOptionsOf({ form_no, symbol }, money, content) },
    invoice_id: null,
  };
}

async function previewView(
  tx: Tx,
  { symbol, layout, accent_color, design, ...place }: Input,
  { content, settings }: Shown,
): Promise<InvoicePrint> {
  const print = wholeDesign(design);
  const extras = sampleExtras(print.extra_fields, content);
  const lines = content.lines.map((line) => ({ ...line, extras: sampleLineExtras(print, content, line) }));
  const number_style = await readNumberStyle(tx);
  return {
    ...printParticulars(
      { ...content, seller: sellerOf(await readTenant(tx), place), symbol, extras, lines },
      computeInvoice(content, settings.digits, settings.money),
      number_style,
    ),
    method_of_tax_calculation: settings.money.method_of_tax_calculation,
    layout,
    accent_color,
    design: print,
    logo: await logoBytes(tx, print.logo_id),
    number_style,
    mark: { kind: 'draft' },
    tax_authority_code: null,
    // Where the code will stand; it leads nowhere.
    qr_code: 'BAN XEM TRUOC',
    seller_signature: null,
    authority_signature: null,
    lookup: null,
    conversion: null,
  };
}

/**
 * Stores a logo once the PDF writer has drawn it: one that it cannot read would stop every print. Failures: 422 of no picture, one
 * that is too big, and one that cannot be drawn.
 */
export async function addLogo(
  printer: InvoicePrinter,
  context: Pick<Context, 'tenant' | 'account' | 'clock'>,
  picture_base64: string,
): Promise<components['schemas']['TemplateLogo']> {
  const { tenant, account, clock } = context;
  const picture = pictureOf(picture_base64);
  const input = { form_no: '1', symbol: '', layout: 'minimal', accent_color: null, lines: 1 } as const;
  const view = await tenant(async (tx) =>
    previewView(tx, input, await shownInvoice(tx, input, account.permissions, clock.today())),
  );
  await printer
    .print(account.tenant_id, { ...view, logo: picture.bytes })
    .catch(refuseUnprinted)
    .catch((error: unknown) => {
      if (error instanceof Failure && error.status !== 422) throw error;
      const message = 'Hình này bị hỏng hoặc quá nặng nên không in được. Hãy lưu lại thành PNG rồi chọn lại.';
      throw failure(422, 'logo_not_drawn', message, ['picture_base64']);
    });
  return tenant((tx) => createLogo(tx, picture, account, clock.now()));
}
