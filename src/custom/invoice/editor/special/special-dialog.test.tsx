// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { blankLine, NO_PLACE, type DraftLine, type DraftPlace } from '../draft/draft.ts';
import { SpecialDialog } from './special-dialog.tsx';

function open(special: DraftLine['special'], place: DraftPlace = NO_PLACE) {
  const onSave = vi.fn<(special: DraftLine['special'], place: DraftPlace) => void>();
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient()}>
        <SpecialDialog
          line={{ ...blankLine(1), special }}
          position={1}
          place={place}
          onSave={onSave}
          onClose={() => undefined}
        />
      </QueryClientProvider>
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
  const stated = [
    { goods: '2', name: 'DDi', value: 'Huế' },
    { goods: '2', name: 'DDen', value: 'Đà Nẵng' },
  ];
  expect(onSave).toHaveBeenCalledWith(stated, NO_PLACE);
});

test('only a transport on a fixed route may state nothing', () => {
  const onSave = open(null);
  choose('3');
  save();
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText(/Chưa ghi nội dung nào/)).toBeDefined();
  choose('2');
  save();
  expect(onSave).toHaveBeenCalledWith([], NO_PLACE);
});

test('ordinary goods state nothing of it', () => {
  const onSave = open([{ goods: '2', name: 'DDi', value: 'Huế' }]);
  choose('');
  save();
  expect(onSave).toHaveBeenCalledWith(null, NO_PLACE);
});

describe('a car', () => {
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
  const find = async (field: RegExp, typed: string, found: string) => {
    const input = screen.getByLabelText(field);
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.click(await screen.findByRole('option', { name: found }));
  };

  test('is stated with where its buyer lives, found without accents', async () => {
    const onSave = open(null);
    choose('1');
    type('Số khung', 'RLHK1');
    type('Số máy', 'M1');
    type('Loại tài sản', '1');
    type('Tình trạng', '0');
    type('Xuất xứ', '1');
    type('Số giấy chứng nhận', 'GCN 1');
    await find(/^Tỉnh, thành phố/, 'ha noi', 'Thành phố Hà Nội');
    await find(/^Xã, phường/, 'ba dinh', 'Phường Ba Đình');
    save();
    const stated = { SKhung: 'RLHK1', SMay: 'M1', LTSan: '1', TTTSan: '0', XXu: '1', SGCNATKThuat: 'GCN 1' };
    expect(onSave).toHaveBeenCalledWith(
      Object.entries(stated).map(([name, value]) => ({ goods: '1', name, value })),
      {
        province_code: '01',
        province: 'Thành phố Hà Nội',
        commune_code: '00004',
        commune: 'Phường Ba Đình',
      },
    );
  });

  test('asks for the certificate of what was imported, for the sheet of what was assembled here', () => {
    open(null);
    choose('1');
    const shown = (name: RegExp) => screen.queryByLabelText(name) !== null;
    expect([shown(/^Số giấy chứng nhận/), shown(/^Số phiếu kiểm tra/)]).toEqual([false, false]);
    type('Xuất xứ', '0');
    expect([shown(/^Số giấy chứng nhận/), shown(/^Số phiếu kiểm tra/)]).toEqual([false, true]);
    type('Số phiếu kiểm tra', 'P1');
    type('Xuất xứ', '1');
    // What was typed is not lost.
    expect([shown(/^Số giấy chứng nhận/), shown(/^Số phiếu kiểm tra/)]).toEqual([true, true]);
  });

  test('is not taken with a year of letters, or with a province alone', async () => {
    const onSave = open(null);
    choose('1');
    type('Năm sản xuất', 'hai');
    await find(/^Tỉnh, thành phố/, 'hue', 'Thành phố Huế');
    save();
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByText('Chỉ gồm các chữ số. Nhập lại.')).toBeDefined();
    expect(screen.getByText(/^Chọn xã, phường, hoặc bỏ/)).toBeDefined();
    const commune = screen.getByLabelText(/^Xã, phường/);
    expect(document.activeElement).toBe(commune);
    await find(/^Xã, phường/, 'phu xuan', 'Phường Phú Xuân');
    save();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Năm sản xuất/));
  });
});
