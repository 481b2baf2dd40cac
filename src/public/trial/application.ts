import type { components } from '#generated/types.ts';
import { isEmail } from '#domain/fields/email.ts';
import { taxCodeParams, taxCodeProblem } from '#domain/fields/tax-code.ts';
import { taxCodeWords } from '#src/wording/public/tax-code.ts';
import { problemWords } from '#src/wording/public/problems.ts';
import { trialWords } from '#src/wording/public/trial.ts';
import { passwordProblem } from '../password-problem.ts';

/** The fields of an application for a trial, as typed. */
export type Application = components['schemas']['TrialInput'];
export type ApplicationField = keyof Application;
export type Problems = Partial<Record<ApplicationField, string>>;

/** In the order of the page. */
export const applicationFields = [
  'tax_code',
  'company_name',
  'address',
  'full_name',
  'phone_number',
  'email',
  'password',
] as const satisfies readonly ApplicationField[];

export const emptyApplication = Object.fromEntries(
  applicationFields.map((field) => [field, '']),
) as Application;

/** Most characters of each (openapi TrialInput). */
const most: Partial<Record<ApplicationField, number>> = {
  company_name: 400,
  address: 400,
  full_name: 100,
  email: 254,
  phone_number: 20,
  password: 200,
};

/** As it is sent: without the spaces around, and a tax code without any. */
export function tidied(typed: Application): Application {
  const trimmed = Object.fromEntries(
    applicationFields.map((field) => [field, field === 'password' ? typed[field] : typed[field].trim()]),
  ) as Application;
  return { ...trimmed, tax_code: trimmed.tax_code.replace(/\s/g, '') };
}

function taxCodeError(tax_code: string): string | undefined {
  const problem = taxCodeProblem(tax_code);
  return problem === null ? undefined : taxCodeWords[problem](taxCodeParams(tax_code));
}

function problemOf(field: ApplicationField, { [field]: value, email }: Application): string | undefined {
  const max = most[field];
  if (value === '') return problemWords.missing(trialWords[field]);
  if (max !== undefined && [...value].length > max) return problemWords.long(max);
  if (field === 'tax_code') return taxCodeError(value);
  if (field === 'email' && !isEmail(value)) return problemWords.email;
  if (field === 'phone_number' && !/^\d{8,15}$/.test(value.replace(/[\s().+-]/g, '')))
    return problemWords.phone_number;
  if (field === 'password') return passwordProblem(value, email) ?? undefined;
  return undefined;
}

/** Why it cannot be sent, a sentence for each field. */
export function problemsOf(typed: Application): Problems {
  const application = tidied(typed);
  const found = applicationFields.map((field) => [field, problemOf(field, application)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined)) as Problems;
}
