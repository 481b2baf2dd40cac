import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { LONG, expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { test as withDevice } from '../authenticator.ts';
import { oneTimeCode } from '../one-time-code.ts';
import { openTrialCompany } from '../trial-company.ts';
import type { TrialCompany } from '../trial-company.ts';

/** Anywhere in the admin but its login page. */
const inside = /\/admin\/(?!authorization)/;
const login = '/admin/authorization/login';

async function ask<T>(
  page: Page,
  { tokens }: TrialCompany,
  [method, path]: [string, string],
  data: unknown,
): Promise<T> {
  const reply = await page.request.fetch(path, {
    method,
    data,
    headers: { authorization: `Bearer ${tokens.access_token}`, 'idempotency-key': randomUUID() },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()) as T;
}

/** Turns codes on with the code of now, which is good for a step more; the one of the next step has not been used. */
async function turnOnCodes(page: Page, company: TrialCompany) {
  const { password } = company;
  const path = '/api/users/profile/totp';
  const { totp } = await ask<{ totp: { secret: string } }>(page, company, ['POST', path], {
    totp: { password },
  });
  const code = oneTimeCode(totp.secret);
  const { recovery_codes } = await ask<{ recovery_codes: string[] }>(page, company, ['PUT', path], {
    totp: { code },
  });
  return { secret: totp.secret, recovery_codes };
}

async function enterPassword(page: Page, { email, password }: TrialCompany): Promise<void> {
  await page.goto(login);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Mật khẩu/).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Xác thực hai lớp' })).toBeVisible();
}

async function forgetSession(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
}

test('a code of the app lets in as soon as its sixth digit is there, a wrong one is told at the field; a recovery code lets in once', async ({
  page,
  context,
}) => {
  const company = await openTrialCompany(page.request);
  const { secret, recovery_codes } = await turnOnCodes(page, company);
  await test.step('a code of the app lets in as soon as its sixth digit is there; a wrong one is told at the field', async () => {
    await enterPassword(page, company);
    const field = page.getByLabel('Mã 6 chữ số');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(page.locator('input[name=username]')).toHaveValue(company.email);
    await field.fill(oneTimeCode(secret, -40));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await field.fill(oneTimeCode(secret, 1));
    await expect(page).toHaveURL(inside);
  });
  await test.step('a recovery code lets in once', async () => {
    await forgetSession(page, context);
    const [code = ''] = recovery_codes;
    await enterPassword(page, company);
    await page.getByRole('button', { name: 'Dùng mã khôi phục' }).click();
    await page.getByLabel('Mã khôi phục').fill(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(inside);
    await forgetSession(page, context);
    await enterPassword(page, company);
    await page.getByRole('button', { name: 'Dùng mã khôi phục' }).click();
    await page.getByLabel('Mã khôi phục').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Mã khôi phục')).toHaveAttribute('aria-invalid', 'true');
  });
});

/** Adds a passkey as the profile page does, from the page's own origin. */
async function addPasskey(page: Page, { tokens, password }: TrialCompany): Promise<void> {
  const status = await page.evaluate(
    async ({ access_token, proof }) => {
      const post = (path: string, body: unknown) =>
        fetch(path, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${access_token}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
          },
          body: JSON.stringify(body),
        });
      const asked = await post('/api/users/profile/passkeys/challenges', {
        passkey_challenge: { password: proof },
      });
      const { passkey_challenge } = (await asked.json()) as {
        passkey_challenge: { id: string; options: string };
      };
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
        JSON.parse(passkey_challenge.options) as PublicKeyCredentialCreationOptionsJSON,
      );
      const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
      const passkey = {
        name: 'Máy tính văn phòng',
        challenge_id: passkey_challenge.id,
        credential: JSON.stringify(credential.toJSON()),
      };
      return (await post('/api/users/profile/passkeys', { passkey })).status;
    },
    { access_token: tokens.access_token, proof: password },
  );
  expect(status).toBe(201);
}

const onLocalhost = (baseURL: string | undefined) => (baseURL ?? '').replace('127.0.0.1', 'localhost');

withDevice(
  'a passkey signs in by itself, and answers for the second factor too',
  async ({ page, baseURL, authenticator: _plugged }) => {
    const company = await openTrialCompany(page.request);
    const origin = onLocalhost(baseURL);
    await page.goto(`${origin}${login}`);
    await addPasskey(page, company);
    await page.getByRole('button', { name: 'Dùng khóa truy cập' }).click();
    await expect(page).toHaveURL(inside);
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${origin}${login}`);
    await page.getByLabel('Email').fill(company.email);
    await page.getByLabel(/^Mật khẩu/).fill(company.password);
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Xác thực hai lớp' })).toBeVisible();
    await page.getByRole('button', { name: 'Dùng khóa truy cập' }).click();
    await expect(page).toHaveURL(inside);
  },
);

test('an address without a name offers no passkey', LONG, async ({ page }) => {
  await page.goto(login);
  await expect(page.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dùng khóa truy cập' })).toHaveCount(0);
});
