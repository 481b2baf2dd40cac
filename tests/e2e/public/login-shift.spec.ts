import { LONG, expect, test } from '../fixtures.ts';

test('the login button stays where it is when the accounts of the demo arrive', LONG, async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/site', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  const button = page.getByRole('button', { name: 'Đăng nhập', exact: true });
  const before = await button.boundingBox();
  answer();
  await expect(page.getByRole('heading', { name: 'Tài khoản dùng thử' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
