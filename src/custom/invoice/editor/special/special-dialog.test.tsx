// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { blankLine, type DraftLine } from '../draft/draft.ts';
import { SpecialDialog } from './special-dialog.tsx';

afterEach(cleanup);

function open(special: DraftLine['special']) {
  const onSave = vi.fn<(special: DraftLine['special']) => void>();
  render(
    <AppTheme>
      <SpecialDialog
        line={{ ...blankLine(1), special }}
        position={1}
        onSave={onSave}
        onClose={() => undefined}
      />
    </AppTheme>,
  );
  return onSave;
}

const choose = (goods: string) =>
  fireEvent.change(screen.getByLabelText('Loại hàng hóa'), { target: { value: goods } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Ghi vào dòng' }));

test('what is stated goes into the line in the order of the annex', () => {
  const onSave = open([{ goods: '2', name: 'DDen', value: 'Đà Nẵng' }]);
  fireEvent.change(screen.getByLabelText('Điểm đi'), { target: { value: ' Huế ' } });
  save();
  expect(onSave).toHaveBeenCalledWith([
    { goods: '2', name: 'DDi', value: 'Huế' },
    { goods: '2', name: 'DDen', value: 'Đà Nẵng' },
  ]);
});

test('only a transport on a fixed route may state nothing', () => {
  const onSave = open(null);
  choose('3');
  save();
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText(/Chưa ghi nội dung nào/)).toBeDefined();
  choose('2');
  save();
  expect(onSave).toHaveBeenCalledWith([]);
});

test('ordinary goods state nothing of it', () => {
  const onSave = open([{ goods: '2', name: 'DDi', value: 'Huế' }]);
  choose('');
  save();
  expect(onSave).toHaveBeenCalledWith(null);
});
