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
  const { invoices } = (
    await desk.call<{ invoices: { id: number; number: number | null }[] }>(
      'GET',
      '/api/invoices?status=code_issued&limit=3&sort=-number',
    )
  ).body;
  const reply = await printed(`ids=${invoices.map(({ id }) => id).join(',')}&sort=number`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.headers['x-total-count']).toBe('3');
  const pages = await pagesOf(reply.rawPayload);
  const found = invoices
    .toReversed()
    .map(({ number }) => pages.findIndex((text) => text.includes(String(number).padStart(8, '0'))));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found).not.toContain(-1);
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
