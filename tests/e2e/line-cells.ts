import { expect } from './fixtures.ts';
import type { Locator } from '@playwright/test';
import type { Page } from './fixtures.ts';

/** Headings of the lines of an invoice, and what is written under each. */
const FIELDS = {
  'Tên hàng hóa, dịch vụ': 'name',
  ĐVT: 'unit',
  'Số lượng': 'quantity',
  'Đơn giá': 'unit_price',
  'CK %': 'discount_rate',
  Thuế: 'vat_rate',
  'Tỷ lệ % được giảm': 'revenue_percent',
} as const;

type LineHeading = keyof typeof FIELDS;

/** A cell of the lines, from 1: its text, or its control once it is entered. */
export function lineCell(page: Page, heading: LineHeading, line: number): Locator {
  return page.locator(`[role="grid"] [data-column="${FIELDS[heading]}"][data-row="${line - 1}"]`);
}

/** Presses a cell; its control, which has the focus. */
export async function enterCell(page: Page, heading: LineHeading, line: number): Promise<Locator> {
  await lineCell(page, heading, line).click();
  const control = page.getByLabel(`${heading}, dòng ${line}`, { exact: true });
  await expect(control).toBeFocused();
  return control;
}

export async function fillCell(page: Page, heading: LineHeading, line: number, text: string): Promise<void> {
  await (await enterCell(page, heading, line)).fill(text);
}

export async function chooseInCell(
  page: Page,
  heading: LineHeading,
  line: number,
  choice: string,
): Promise<void> {
  await lineCell(page, heading, line).focus();
  await page.getByLabel(`${heading}, dòng ${line}`, { exact: true }).selectOption(choice);
}

/** What stands in a control, or in a cell that is not being written in. */
export function textIn(place: Locator): Promise<string> {
  return place.evaluate((element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    return element instanceof HTMLInputElement ? element.value : (element.textContent ?? '');
  });
}

export function shownIn(page: Page, heading: LineHeading, line: number): Promise<string> {
  return textIn(lineCell(page, heading, line));
}

export async function expectInCell(
  page: Page,
  heading: LineHeading,
  line: number,
  text: string,
): Promise<void> {
  await expect.poll(() => shownIn(page, heading, line)).toBe(text);
}
