import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { printDocument } from '#server/gateways/print/print-child.ts';
import { deskOf } from '#tests/integration/plain/plain-desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

/** What each page of a PDF says, without spaces. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const opened = await getDocument({ data: new Uint8Array(bytes), stopAtErrors: true, verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= opened.numPages; number += 1) {
    const { items } = await (await opened.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    texts.push(text.normalize('NFC').replace(/\s+/g, ''));
  }
  return texts;
}

async function printed(query: string) {
  const token = await server.current.signIn('owner@demo.vn');
  return server.current.app.inject({
    method: 'GET',
    url: `/api/invoices/export?format=print&${query}`,
    headers: { authorization: `Bearer ${token}` },
  });
}

test('the prints of chosen invoices are one PDF in the order of the list', async () => {
  const desk = await deskOf(server.current, 'owner@demo.vn');
  const draft = async (buyer_name: string): Promise<number> => {
    const line = { kind: 'goods', name: 'Keo dán', quantity: '1', unit_price: '1000', vat_rate: '10%' };
    const invoice = { issued_on: '2026-11-20', buyer_name, payment_method: 'TM/CK', currency: 'VND' };
    return (await desk.make('/api/invoices', { invoice: { ...invoice, lines: [line] } })).id;
  };
  const ids = [await draft('Xoài ngọt'), await draft('Bưởi xanh'), await draft('Mận chín')];
  await draft('Không chọn');
  const reply = await printed(`ids=${ids.join(',')}&sort=buyer_name`);
  expect(reply.statusCode, reply.payload.slice(0, 500)).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.headers['x-total-count']).toBe('3');
  const pages = await pagesOf(reply.rawPayload);
  const buyers = pages.map((text) => /Bưởixanh|Mậnchín|Xoàingọt|Khôngchọn/.exec(text)?.[0]);
  expect(buyers).toEqual(['Bưởixanh', 'Mậnchín', 'Xoàingọt']);
});

test('where there is nothing to print it is said', async () => {
  const reply = await printed('query=zzzzzz');
  expect([reply.statusCode, reply.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([
    422,
    'no_invoices',
  ]);
});

test('a page stands for an invoice that cannot be printed', async () => {
  const reason = 'Hóa đơn này quá dài.';
  const view = { layout: 'not_printed', name: '1C26TAA 00000012', reason, drawn_on: '2026-11-20' } as const;
  const [page] = await pagesOf(await printDocument(view));
  expect(page).toContain('1C26TAA00000012');
  expect(page).toContain(reason.replaceAll(' ', ''));
});
