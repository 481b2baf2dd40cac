import type { Page } from '@playwright/test';
import { enterWith, expect } from './fixtures.ts';
import { openTrialCompany } from './trial-company.ts';
import type { TrialCompany } from './trial-company.ts';

/** A company of one's own, opened at a page. */
export async function enterOwnCompany(page: Page, path: string, tax_code?: string): Promise<TrialCompany> {
  const company = await openTrialCompany(page.request, tax_code);
  await enterWith(page, company.tokens, path);
  return company;
}

/** Through the login page that stands open. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Mật khẩu/).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

/** One call of a company's own account. */
export async function askAs<T>(
  page: Page,
  { tokens }: Pick<TrialCompany, 'tokens'>,
  [method, path]: readonly [method: string, path: string],
  data?: unknown,
): Promise<T> {
  const reply = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${tokens.access_token}`, 'idempotency-key': crypto.randomUUID() },
    ...(data === undefined ? {} : { data }),
  });
  expect(reply.ok(), `${method} ${path}: ${reply.status()} ${await reply.text()}`).toBe(true);
  return (await reply.json()) as T;
}

/** What the profile of a trial lacks for its declaration, filled in behind the screens. */
export async function fillProfile(page: Page, company: TrialCompany): Promise<void> {
  const { tenant } = await askAs<{ tenant: Record<string, unknown> }>(page, company, ['GET', '/api/tenant']);
  const {
    id: _id,
    trial_until: _until,
    timezone: _zone,
    number_style: _style,
    tax_code_standing: _standing,
    ...profile
  } = tenant;
  await askAs(page, company, ['PUT', '/api/tenant'], {
    tenant: {
      ...profile,
      delegate_name: 'Nguyễn Minh Anh',
      delegate_phone_number: '0905123456',
      tax_authority_name: 'Thuế thành phố Đà Nẵng',
    },
  });
}
