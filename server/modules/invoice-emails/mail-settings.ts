import {
  DEFAULT_TEMPLATE,
  fillTemplate,
  templateOf,
  unknownFields,
  valuesOf,
  type MailTemplate,
} from '#domain/delivery/mail-template.ts';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { readableDate } from '#domain/fields/calendar-date.ts';
import { shownName } from '#domain/invoice/shown-name.ts';
import { shownDecimal } from '#domain/numbers/number-style.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { changesBetween } from '#server/platform/audit/audit-entry.ts';
import { auditChange } from '#server/platform/audit/write-audit.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { Failure, type ErrorItem } from '#server/platform/http/failure.ts';

type Schemas = components['schemas'];
type MailSettings = Schemas['MailSettings'];

const NEVER_SET: MailSettings = {
  sends_automatically: false,
  ...DEFAULT_TEMPLATE,
  is_default: true,
  lock_version: 1,
};

export async function readMailSettings(tx: Tx): Promise<MailSettings> {
  const row = await tx
    .selectFrom('mail_settings')
    .select(['sends_automatically', 'subject', 'body', 'lock_version'])
    .executeTakeFirst();
  if (row === undefined) return NEVER_SET;
  return {
    sends_automatically: row.sends_automatically,
    subject: row.subject ?? DEFAULT_TEMPLATE.subject,
    body: row.body ?? DEFAULT_TEMPLATE.body,
    is_default: row.subject === null && row.body === null,
    lock_version: row.lock_version,
  };
}

/** Failures: 409 stale_record, 422 unknown_field with the field of the form. */
export async function writeMailSettings(
  tx: Tx,
  input: Schemas['MailSettingsInput'],
  account: Account,
  now: string,
): Promise<MailSettings> {
  refuseUnknownFields({ subject: input.subject, body: input.body });
  await tx.selectFrom('tenant_profiles').select('tenant_id').forUpdate().execute();
  const before = await readMailSettings(tx);
  if (before.lock_version !== input.lock_version) throw stale(before, input, 'mẫu thư');
  const values = {
    sends_automatically: input.sends_automatically,
    subject: textOrUsual(input.subject, DEFAULT_TEMPLATE.subject),
    body: textOrUsual(input.body, DEFAULT_TEMPLATE.body),
    lock_version: input.lock_version + 1,
  };
  await tx
    .insertInto('mail_settings')
    .values({ tenant_id: account.tenant_id, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
  const after = await readMailSettings(tx);
  await auditChange(tx, account, now, {
    action: 'update',
    resource: 'tenant_settings',
    record_id: null,
    record_label: 'Thư gửi người mua',
    changes: changesBetween(before, after, ['sends_automatically', 'subject', 'body']),
  });
  return after;
}

/** What is blank or as usual stays the usual one, also when that is worded otherwise one day. */
function textOrUsual(text: string | null, usual: string): string | null {
  const given = text?.trim() ?? '';
  return given === '' || given === usual ? null : given;
}

/** Texts by the field of the form that each is typed in. Failure: 422 unknown_field, which the buyer would read as it is typed. */
export function refuseUnknownFields(texts: Readonly<Record<string, string | null>>): void {
  const errors = Object.entries(texts).flatMap(([field, text]): ErrorItem[] =>
    unknownFields(text ?? '').map((name) => ({
      message: `Không có trường {${name}}. Hãy chọn một trường trong danh sách, hoặc bỏ dấu ngoặc nhọn.`,
      code: 'unknown_field',
      fields: [field],
    })),
  );
  if (errors.length > 0) throw new Failure(422, errors);
}

type Typed = Pick<Schemas['MailSender'], 'subject' | 'message'>;
type MailWords = MailTemplate & Pick<Typed, 'message'>;

/** Fills the company's template for its invoices, and what is typed beside it or in the place of its subject. */
export async function mailWriter(tx: Tx): Promise<(invoice: InvoiceRow, typed?: Typed) => MailWords> {
  const company = await readMailSettings(tx);
  const { name: seller } = await readTenant(tx);
  const style = await readNumberStyle(tx);
  return (invoice, typed) => {
    const { issued_on, total, currency, buyer_name, buyer_person } = invoice;
    const covered = {
      name: shownName(invoice),
      issued_on,
      seller,
      total: movesGoods(invoice) ? null : `${shownDecimal(total ?? '0', style)} ${currency}`,
    };
    const template = templateOf(covered, company);
    const values = valuesOf(covered, readableDate(issued_on), buyer_name ?? buyer_person);
    const fill = (text: string) => fillTemplate(text, values);
    return {
      subject: fill(typed?.subject?.trim() || template.subject),
      body: fill(template.body),
      message: fill(typed?.message?.trim() ?? '') || null,
    };
  };
}
