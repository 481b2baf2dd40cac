import { expect } from 'vitest';
import { judged } from '#tests/contract/injection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

export type Report = 'getInvoiceSummaryReport' | 'getInvoiceDetailReport' | 'getInvoiceUsageReport';

export async function readReport<Answer>(
  app: TestApp,
  token: string,
  operation: Report,
  query: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { status, body } = await judged(app, operation, { token, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return Object.values(body as Record<string, Answer>)[0] as Answer;
}
