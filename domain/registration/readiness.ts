import { documentProblems } from '../documents/format/write.ts';
import { FORMAT_PROBLEM_WORDS } from '../documents/format/problems.ts';
import { declarationValue } from '../documents/declaration-xml.ts';
import { DECLARATION } from '../documents/formats/messages/declaration.format.ts';
import { isEmail } from '../fields/email.ts';
import { isIdentityNo } from '../fields/party-fields.ts';
import { isCalendarDate } from '../fields/calendar-date.ts';
import { isBlank } from '../fields/text.ts';
import type { ReadinessCertificate } from '../invoice/ready/certificate-refusals.ts';
import { ownCertificateRefusals } from '../invoice/ready/certificate-refusals.ts';
import { requiredText, taxCodeRefusals, textRefusals } from '../invoice/ready/field-refusals.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';
import { formatVersionFor } from '../rules/particulars/format-versions.table.ts';
import { certificateListRefusals } from './certificate-list.ts';
import type { DeclarationContent } from './content.ts';
import { HEAD_FIELDS, PART_TITLES } from './fields.table.ts';
import type { InForce } from './in-force.ts';
import { listRefusals } from './list-refusals.ts';

export type DeclarationReadiness = {
  content: DeclarationContent;
  in_force: InForce | null;
  /** The one about to sign; null when there is none. */
  certificate: ReadinessCertificate | null;
  /** YYYY-MM-DD in Asia/Ho_Chi_Minh. */
  today: string;
  /** ISO with Z. */
  now: string;
};

/** Every reason why this declaration cannot be sent; empty means ready. */
export function checkDeclaration(input: DeclarationReadiness): Refusal[] {
  const { content, in_force, certificate, today, now } = input;
  const stated = checkDeclarationContent(content, in_force, { today, now });
  return [
    ...stated,
    ...(stated.length === 0 ? formatRefusals(content, today) : []),
    ...ownCertificateRefusals({ certificate, seller_tax_code: content.taxpayer.tax_code, now }),
  ];
}

/** The part that the content and what is in force decide: the form shows it while typing. Fields are paths of the content. */
export function checkDeclarationContent(
  content: DeclarationContent,
  in_force: InForce | null,
  { today, now }: { today: string; now: string },
): Refusal[] {
  return [
    ...purposeRefusals(content, in_force),
    ...dayRefusals(content, today),
    ...headRefusals(content),
    ...boxRefusals(content),
    ...certificateListRefusals(content, in_force, now),
    ...listRefusals(content),
  ];
}

function purposeRefusals({ purpose }: DeclarationContent, in_force: InForce | null): Refusal[] {
  if (purpose === 'new' && in_force !== null) return [refuse('declared_already', 'purpose')];
  if (purpose === 'change' && in_force === null) return [refuse('nothing_to_change', 'purpose')];
  return [];
}

function dayRefusals({ declared_on }: DeclarationContent, today: string): Refusal[] {
  if (!isCalendarDate(declared_on))
    return [refuse('issued_on_malformed', 'declared_on', { value: declared_on })];
  return declared_on > today
    ? [refuse('issued_on_future', 'declared_on', { issued_on: declared_on, today })]
    : [];
}

function headRefusals(content: DeclarationContent): Refusal[] {
  const { taxpayer, representative, contact } = content;
  const texts = {
    place: content.place,
    'taxpayer.name': taxpayer.name,
    'taxpayer.tax_code': taxpayer.tax_code,
    'taxpayer.tax_authority_code': taxpayer.tax_authority_code,
    'taxpayer.tax_authority_name': taxpayer.tax_authority_name,
    'representative.name': representative.name,
    'representative.phone_number': representative.phone_number ?? '',
    'representative.identity_no': representative.identity_no ?? '',
    'representative.passport_no': representative.passport_no ?? '',
    'representative.nationality_code': representative.nationality_code ?? '',
    'representative.nationality_name': representative.nationality_name ?? '',
    'contact.name': contact.name,
    'contact.address': contact.address,
    'contact.email': contact.email,
    'contact.phone_number': contact.phone_number,
  } satisfies Record<keyof typeof HEAD_FIELDS, string>;
  const written = (Object.keys(HEAD_FIELDS) as (keyof typeof HEAD_FIELDS)[]).flatMap((path) =>
    HEAD_FIELDS[path].required
      ? requiredText(path, texts[path], HEAD_FIELDS[path])
      : textRefusals(path, texts[path], HEAD_FIELDS[path]),
  );
  return [...written, ...shapeRefusals(content)];
}

/** What a text must look like, of those that are there. */
function shapeRefusals({ taxpayer, representative, contact }: DeclarationContent): Refusal[] {
  const { tax_code, tax_authority_code } = taxpayer;
  const { identity_no, passport_no, born_on } = representative;
  const refusals = isBlank(tax_code) ? [] : taxCodeRefusals('taxpayer.tax_code', tax_code);
  if (!isBlank(tax_authority_code) && !/^\d{5}$/.test(tax_authority_code)) {
    const params = { value: tax_authority_code };
    refusals.push(refuse('tax_authority_code_malformed', 'taxpayer.tax_authority_code', params));
  }
  if (isBlank(identity_no) && isBlank(passport_no))
    refusals.push(refuse('representative_identity_missing', 'representative.identity_no'));
  if (identity_no !== null && !isBlank(identity_no) && !isIdentityNo(identity_no))
    refusals.push(refuse('identity_no_malformed', 'representative.identity_no', { value: identity_no }));
  if (born_on !== null && !isCalendarDate(born_on))
    refusals.push(refuse('day_malformed', 'representative.born_on', { value: born_on }));
  if (!isBlank(contact.email) && !isEmail(contact.email))
    refusals.push(refuse('email_malformed', 'contact.email', { value: contact.email }));
  return refusals;
}

/** No part of boxes may be left empty. */
function boxRefusals(content: DeclarationContent): Refusal[] {
  return (Object.keys(PART_TITLES) as (keyof typeof PART_TITLES)[]).flatMap((part) =>
    Object.values(content[part]).includes(true)
      ? []
      : [refuse('box_missing', part, { part: PART_TITLES[part] })],
  );
}

/** What the data format of the day would refuse, of content that the other rules let pass: elements its version does not have. */
function formatRefusals(content: DeclarationContent, today: string): Refusal[] {
  const version = formatVersionFor(today);
  return documentProblems(DECLARATION, version, declarationValue(content, version)).map(
    ({ path, label, problem }) =>
      refuse('declaration_format', null, {
        label: label || path,
        path,
        reason: FORMAT_PROBLEM_WORDS[problem],
      }),
  );
}
