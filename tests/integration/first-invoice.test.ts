import { expect, test } from 'vitest';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

test('an invoice is drafted, published, numbered, signed, sent and coded', async () => {
  const { app, signIn, publishNow } = server.current;
  const token = await signIn('owner@demo.vn');
  const headers = { authorization: `Bearer ${token}` };
  const invoice = {
    issued_on: '2026-11-20',
    buyer_name: 'Công ty TNHH Bao bì Minh Khôi',
    buyer_address: 'Lô B12, khu công nghiệp Tân Bình',
    payment_method: 'TM/CK',
    currency: 'VND',
    lines: [
      { kind: 'goods', name: 'Băng keo', unit: 'Cuộn', quantity: '10', unit_price: '11500', vat_rate: '8%' },
    ],
  };
  const created = await app.inject({ method: 'POST', url: '/api/invoices', headers, payload: { invoice } });
  expect(created.statusCode, created.body).toBe(201);
  const draft = created.json<{ invoice: { id: number; total: string; status: string } }>().invoice;
  expect(draft).toMatchObject({ total: '124200', status: 'draft' });
  const asked = await app.inject({
    method: 'POST',
    url: `/api/invoices/${draft.id}/publish`,
    headers: { ...headers, 'idempotency-key': 'first-invoice' },
    payload: { invoice: { lock_version: 1 } },
  });
  expect(asked.statusCode, asked.body).toBe(202);
  await publishNow(1, draft.id);
  const seen = await app.inject({ method: 'GET', url: `/api/invoices/${draft.id}/publication`, headers });
  expect(seen.json()).toMatchObject({ publication: { status: 'code_issued', final: true, number: 1 } });
});
