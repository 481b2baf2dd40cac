// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HelpOpenProvider } from '#src/views/pages/page-width.tsx';
import { createDraftStore } from '../draft/draft-store.ts';
import { newDraft } from '../draft/draft.ts';
import { EditorAside, useFoldedAside } from './editor-aside.tsx';
import { PrintDrawerButton } from './live-print.tsx';

vi.mock('./draft-print.tsx', () => ({ DraftPrintCard: ({ fold }: { fold: unknown }) => <>bản in{fold}</> }));

/** Media queries of a screen so many pixels wide. */
function screenOf(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width:(\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const print = {
  invoice_id: null,
  template_id: 3,
  price_includes_tax: false,
  store: createDraftStore(newDraft('2026-11-20')),
};

function Sample() {
  return (
    <EditorAside {...useFoldedAside()} print={print}>
      việc cần làm
    </EditorAside>
  );
}

async function show(width: number) {
  screenOf(width);
  await act(async () => render(<Sample />));
}

const opener = () => screen.queryByRole('button', { name: 'Mở bản in và việc cần làm' });

test('on a laptop the column is folded, so that the lines have its room; one press brings it', async () => {
  await show(1366);
  expect(screen.queryByText(/việc cần làm/)?.textContent).toBeUndefined();
  await act(async () => fireEvent.click(opener() ?? document.body));
  expect(document.body.textContent).toContain('việc cần làm');
  expect(document.body.textContent).toContain('bản in');
});

test('on a wide screen it is there, and stays as it was left on this machine', async () => {
  await show(1440);
  expect(opener()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Thu gọn bản in và việc cần làm' }));
  expect(opener()).not.toBeNull();
  cleanup();
  await show(1440);
  expect(opener()).not.toBeNull();
});

test('where it has no place beside the form, its cards stand under it without the print, whatever was chosen', async () => {
  window.localStorage.setItem('hoadon-editor-aside', 'folded');
  await show(1040);
  expect(document.body.textContent).toBe('việc cần làm');
});

test.each([
  [1440, false],
  [1811, false],
  [1812, true],
])(
  'while the help is open at %i px, the print is beside the form (%s) or a button away',
  async (width, isBeside) => {
    screenOf(width);
    await act(async () =>
      render(
        <HelpOpenProvider value>
          <PrintDrawerButton {...print} />
          <Sample />
        </HelpOpenProvider>,
      ),
    );
    const folding = screen.queryByRole('button', { name: 'Thu gọn bản in và việc cần làm' });
    expect(folding !== null).toBe(isBeside);
    expect(screen.queryByRole('button', { name: 'Xem bản in' }) === null).toBe(isBeside);
    expect(opener()).toBeNull();
    expect(document.body.textContent).toContain('việc cần làm');
  },
);
