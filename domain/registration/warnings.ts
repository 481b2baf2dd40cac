import { isBlank } from '../fields/text.ts';
import { sameSerial } from '../invoice/ready/certificate-refusals.ts';
import { isPersonalTaxCode } from '../fields/tax-code.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import { deadlineRuleOn } from '../rules/deadlines/deadlines.ts';
import { backToUncodedFrom, registrationRuleOn } from '../rules/registration-rules.table.ts';
import type { DeclarationContent } from './content.ts';
import type { DeclarationWarningCode } from './declaration-words.table.ts';
import { asAccepted } from './effects.ts';
import type { InForce } from './in-force.ts';

type DeclarationWarning = Refusal & { code: DeclarationWarningCode };

type Given = {
  content: DeclarationContent;
  in_force: InForce | null;
  /** When uncoded invoices ended (uncodedEndedOn), null while they hold or never did. */
  uncoded_ended_on: string | null;
  /** Serial of the certificate about to sign. */
  signer_serial: string | null;
  /** YYYY-MM-DD. */
  today: string;
};

/** What has to be confirmed before a declaration that lacks nothing is sent. */
export function declarationWarnings(given: Given): DeclarationWarning[] {
  return [
    ...representativeWarnings(given),
    ...uncodedWarnings(given),
    ...sendingWarnings(given),
    ...signerWarnings(given),
    ...(given.content.business_locations.length > 0
      ? [warn('locations_not_sent', 'business_locations')]
      : []),
  ];
}

function representativeWarnings({ content: { representative } }: Given): DeclarationWarning[] {
  const { born_on, identity_no, passport_no, nationality_code } = representative;
  const by_passport = isBlank(identity_no) && !isBlank(passport_no);
  return [
    ...(born_on === null ? [warn('representative_birth_missing', 'representative.born_on')] : []),
    ...(by_passport && isBlank(nationality_code)
      ? [warn('nationality_missing', 'representative.nationality_code')]
      : []),
  ];
}

function uncodedWarnings({ content, in_force, uncoded_ended_on, today }: Given): DeclarationWarning[] {
  const { invoice_modes, taxpayer } = content;
  if (!invoice_modes.uncoded) return [];
  const begins = in_force?.invoice_modes.uncoded !== true;
  const may_from = uncoded_ended_on === null ? null : backToUncodedFrom(uncoded_ended_on);
  const household = registrationRuleOn('household_coded', today) !== null;
  return [
    ...(begins && uncoded_ended_on !== null && may_from !== null && today < may_from
      ? [warn('uncoded_too_soon', 'invoice_modes.uncoded', { ended_on: uncoded_ended_on, may_from })]
      : []),
    ...(household && isPersonalTaxCode(taxpayer.tax_code)
      ? [warn('household_uncoded', 'invoice_modes.uncoded')]
      : []),
  ];
}

function sendingWarnings({ content, in_force, today }: Given): DeclarationWarning[] {
  const { invoice_modes, transfer, sending } = content;
  const uncoded = invoice_modes.uncoded || invoice_modes.uncoded_cash_register;
  const begins = sending.direct && in_force?.sending.direct !== true;
  const [notify, test] = (['notify_direct_sending', 'test_direct_sending'] as const).map((key) => {
    const due = deadlineRuleOn(key, today)?.due;
    return due?.kind === 'working_days' ? String(due.count) : null;
  });
  return [
    ...(transfer.summary_table && !uncoded && registrationRuleOn('summary_table_uncoded', today) !== null
      ? [warn('summary_table_coded', 'transfer.summary_table')]
      : []),
    ...(begins && notify && test ? [warn('direct_sending', 'sending.direct', { notify, test })] : []),
  ];
}

function signerWarnings({ content, in_force, signer_serial, today }: Given): DeclarationWarning[] {
  if (signer_serial === null) return [];
  const { certificates } = asAccepted(content, in_force, today);
  return certificates.some(({ serial }) => sameSerial(serial, signer_serial))
    ? []
    : [warn('signer_not_listed', 'certificates', { serial: signer_serial })];
}

function warn(
  code: DeclarationWarningCode,
  field: string,
  params: Record<string, string> = {},
): DeclarationWarning {
  return { ...refuse(code, field, params), code };
}
