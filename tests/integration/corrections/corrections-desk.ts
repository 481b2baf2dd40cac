import { expect } from 'vitest';
import type { components } from '#generated/types.ts';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT } from '../signing/desk.ts';

type Schemas = components['schemas'];
type Invoice = Schemas['Invoice'];

export const AGREED = { matter: 'main_content', agreement_no: 'BB-01', agreement_on: '2026-11-20' } as const;

export const draftIn = ({ status, body, text }: Answered): Invoice => {
  expect(status, text).toBe(201);
  return (body as { invoice: Invoice }).invoice;
};

export const codesIn = ({ status, body }: Answered): [number, string[]] => [
  status,
  (body as ErrorBody).errors.map(({ code }) => code),
];

export const actionsFor = ({ matters }: Schemas['InvoiceRemedies'], matter: string) =>
  matters.find((one) => one.matter === matter)?.remedies.map(({ action }) => action);

/** The owner of the demo company, who issues invoices and corrects them. */
export async function correctionsDesk(app: TestApp) {
  const token = await app.signIn('owner@demo.vn');
  const desk = await deskOf(app);
  const call = (operation: Parameters<typeof judged>[1], given: object = {}) =>
    judged(app, operation, { token, ...given });

  /** Published and answered with its code. */
  async function coded({ id }: { id: number }): Promise<void> {
    const now = (await call('getInvoice', { id })).body as { invoice: Invoice };
    expect((await desk.publish(now.invoice)).status).toBe(202);
    await desk.work([id]);
    await collectAnswers(app.publishing, TENANT);
    expect((await desk.publication(id)).status).toBe('code_issued');
  }

  async function issued(changes: Parameters<typeof desk.draft>[0] = {}): Promise<Invoice> {
    const draft = await desk.draft({ buyer_tax_code: '0000000017', ...changes });
    await coded(draft);
    return draft;
  }

  const remediesOf = async (id: number): Promise<Schemas['InvoiceRemedies']> =>
    ((await call('getInvoiceRemedies', { id })).body as { remedies: Schemas['InvoiceRemedies'] }).remedies;

  return { token, desk, call, coded, issued, remediesOf };
}
