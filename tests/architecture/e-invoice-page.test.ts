import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { INVOICE_TRANSITIONS } from '#domain/invoice/lifecycle.ts';
import { eInvoicePage } from './e-invoice-page/page.ts';
import { SECTIONS } from './e-invoice-page/sections.ts';
import { eventRows, stateDiagram } from './e-invoice-page/state-diagram.ts';

const { stands, should, drawn } = await eInvoicePage();

describe('docs/e-invoice.md', () => {
  test('shows the machines, the steps and the messages as the tables have them', () => {
    expect(stands === should, 'node tests/architecture/e-invoice-page/write-page.ts writes it').toBe(true);
  });

  test('has a place for everything that is drawn', () => {
    expect(drawn.toSorted()).toEqual(Object.keys(SECTIONS).toSorted());
  });

  test('links to files that exist', () => {
    const links = [...should.matchAll(/\]\((\.\.\/[^)#]+)/g)].map(([, path = '']) => path.replace('../', ''));
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('a drawing', () => {
  test('has an arrow for every transition of its table', () => {
    const drawing = stateDiagram(INVOICE_TRANSITIONS, 'draft');
    for (const [from, events] of Object.entries(INVOICE_TRANSITIONS))
      for (const [event, to] of Object.entries(events))
        expect(drawing).toMatch(new RegExp(`^ {2}${from} --> ${to}: .*\\b${event}\\b`, 'm'));
  });

  test('joins events that lead the same way, and ends where nothing leads on', () => {
    const drawing = stateDiagram({ a: { x: 'b', y: 'b' }, b: {} }, 'a');
    expect(drawing.split('\n').slice(1, -1)).toEqual([
      'stateDiagram-v2',
      '  [*] --> a',
      '  a --> b: x, y',
      '  b --> [*]',
    ]);
    expect(eventRows({ a: { x: 'b' }, b: { x: 'b' } })).toEqual([{ event: 'x', to: 'b', from: ['a', 'b'] }]);
  });
});
