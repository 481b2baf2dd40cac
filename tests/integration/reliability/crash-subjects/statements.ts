import { expect, vi } from 'vitest';
import { PATIENCE } from '#tests/setup/patience.ts';
import type { Clerk } from '../clerk.ts';
import {
  historyAt,
  issuedInvoice,
  madeBy,
  SIGNED_ONCE,
  type CrashSubject,
  type Made,
  type Schemas,
} from './subject.ts';

type Statement = Schemas['Statement'];

export const STATEMENTS = {
  statement: {
    kind: 'statement',
    message_type: null,
    verdict: 'accepted',
    once_each: ['publication_asked', ...SIGNED_ONCE],
    make: statementDraft,
    submit,
    ends: waitsForBuyer,
    history: (owner, id) => historyAt(owner, `/api/statements/${id}/history`, 'statement_events'),
  },
} satisfies Record<string, CrashSubject>;

function submit({ call }: Clerk, { id, lock_version }: Made, key: string) {
  return call(
    'POST',
    `/api/statements/${id}/submit`,
    { statement: { lock_version } },
    { 'idempotency-key': key },
  );
}

async function waitsForBuyer({ call }: Clerk, id: number): Promise<null> {
  await vi.waitFor(async () => {
    const { body } = await call<{ statement: Statement }>('GET', `/api/statements/${id}`);
    expect(body.statement).toMatchObject({ state: 'waiting_buyer' });
  }, PATIENCE);
  return null;
}

/** What the lines of an invoice should have said: another price. */
const rightLines = ({ lines }: Pick<Schemas['Invoice'], 'lines'>) =>
  lines.map(({ quantity }) => ({ quantity, unit_price: '11000' }));

async function statementDraft(owner: Clerk): Promise<Made> {
  const invoice = await issuedInvoice(owner);
  const statement = {
    nature: 'adjust',
    matter: 'main_content',
    reason: 'Ghi sai đơn giá.',
    right_lines: rightLines(invoice),
  };
  const path = `/api/invoices/${invoice.id}/statements`;
  return (await madeBy<{ statement: Statement }>(owner, path, { statement })).statement;
}

/** List 01/BK-ĐCTT of two invoices with the same error, as a draft. */
export async function listDraft(
  owner: Clerk,
  first: Schemas['Invoice'],
  second: Schemas['Invoice'],
): Promise<Statement> {
  const reason = 'Ghi sai đơn giá.';
  const right_lines = rightLines(first);
  const path = `/api/invoices/${first.id}/statements`;
  const { statement } = await madeBy<{ statement: Statement }>(owner, path, {
    statement: { nature: 'replace', matter: 'main_content', reason, right_lines, further_ids: [second.id] },
  });
  const { place, seller_delegate, seller_position, buyer_delegate, buyer_position, buyer_email } = statement;
  const further = [{ right_lines: rightLines(second) }];
  const { id, lock_version } = statement;
  const changed = await owner.call<{ statement: Statement }>('PUT', `/api/statements/${id}`, {
    statement: {
      ...{ reason, right_lines, further, place, seller_delegate, seller_position },
      ...{ buyer_delegate, buyer_position, buyer_email, lock_version },
    },
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  return changed.body.statement;
}

/** Has it signed by the seller; answers the key of the buyer's link. */
export async function signedBySeller(owner: Clerk, draft: Statement): Promise<{ id: number; key: string }> {
  expect((await submit(owner, draft, `list-signed-${draft.id}`)).status).toBe(202);
  await waitsForBuyer(owner, draft.id);
  const { body } = await owner.call<{ statement_link: Schemas['BuyerLink'] }>(
    'GET',
    `/api/statements/${draft.id}/link`,
  );
  return { id: draft.id, key: new URL(body.statement_link.url).searchParams.get('key') ?? '' };
}
