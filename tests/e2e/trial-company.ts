import { randomInt, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { checkDigit } from '#domain/fields/tax-code.ts';
import type { components } from '#generated/types.ts';
import { codeIn, mailTo } from './mails.ts';

type Schemas = components['schemas'];

/** A taxpayer nobody else is: a tax code belongs to one company, and what the authority trusts is kept by it. */
export function newTaxCode(): string {
  const nine = `09${randomInt(10_000_000).toString().padStart(7, '0')}`;
  const digit = checkDigit(nine);
  return digit > 9 ? newTaxCode() : `${nine}${digit}`;
}

/** A company of one's own: what happens to its account touches no other test. */
export type TrialCompany = { tax_code: string; email: string; password: string; tokens: Schemas['Token'] };

export const newAddress = (name: string) => `${name}-${randomUUID().slice(0, 8)}@saoviet.example`;

/** Applies, reads the mail and verifies, behind the screens. */
export async function openTrialCompany(
  request: APIRequestContext,
  tax_code = newTaxCode(),
): Promise<TrialCompany> {
  const email = newAddress('chu');
  const password = 'mat troi moc dang dong';
  const application: Schemas['TrialInput'] = {
    tax_code,
    company_name: 'Công ty Cổ phần Thương mại Sao Việt',
    address: 'Số 18 đường Trần Phú, phường Hải Châu, thành phố Đà Nẵng',
    full_name: 'Nguyễn Minh Anh',
    phone_number: '0905123456',
    email,
    password,
  };
  const applied = await request.post('/api/trials', { data: { trial: application } });
  expect(applied.status(), await applied.text()).toBe(202);
  const { trial } = (await applied.json()) as { trial: Schemas['Trial'] };
  const code = codeIn(await mailTo(email));
  const verified = await request.post(`/api/trials/${trial.key}/verification`, {
    data: { verification: { code } },
  });
  expect(verified.status(), await verified.text()).toBe(200);
  const { token } = (await verified.json()) as { token: Schemas['Token'] };
  return { tax_code, email, password, tokens: token };
}
