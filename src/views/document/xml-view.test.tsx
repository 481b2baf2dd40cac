// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { XmlView } from './xml-view.tsx';

const text = `<?xml version="1.0"?>
<TDiep><TTChung><MLTDiep>202</MLTDiep></TTChung><DLieu Id="d"><Rong/></DLieu>
<DSCKS><Signature><SignatureValue>abc</SignatureValue></Signature></DSCKS></TDiep>`;

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

test('elements stand one a line, signatures folded at first', () => {
  render(<XmlView text={text} />);
  expect(lines()).toEqual([
    '<TDiep>',
    '<TTChung>',
    '<MLTDiep>202</MLTDiep>',
    '</TTChung>',
    '<DLieu Id="d">',
    '<Rong/>',
    '</DLieu>',
    '<DSCKS>…</DSCKS>',
    '</TDiep>',
  ]);
});

test('an element is folded and opened by its button, which says which it is', () => {
  render(<XmlView text={text} />);
  const part = screen.getByRole('button', { name: 'Phần DLieu', expanded: true });
  fireEvent.click(part);
  expect(lines()).toContain('<DLieu Id="d">…</DLieu>');
  fireEvent.click(screen.getByRole('button', { name: 'Phần DLieu', expanded: false }));
  expect(lines()).toContain('<Rong/>');
});

test('all can be opened and folded at once', () => {
  render(<XmlView text={text} />);
  fireEvent.click(screen.getByRole('button', { name: 'Mở hết' }));
  expect(lines()).toContain('<SignatureValue>abc</SignatureValue>');
  fireEvent.click(screen.getByRole('button', { name: 'Gấp lại' }));
  expect(lines()).toEqual([
    '<TDiep>',
    '<TTChung>…</TTChung>',
    '<DLieu Id="d">…</DLieu>',
    '<DSCKS>…</DSCKS>',
    '</TDiep>',
  ]);
});

test('what is no XML stands as it is', () => {
  render(<XmlView text="<TDiep><hỏng" />);
  expect(screen.getByLabelText('Nội dung XML').textContent).toBe('<TDiep><hỏng');
});
