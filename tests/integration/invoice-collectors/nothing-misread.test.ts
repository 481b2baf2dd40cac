import { describe, expect, test } from 'vitest';
import { root } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { each, element, reshaped, withCollector, type Shape } from './collector-desk.ts';
import { add, all, UNCODED } from './shapes.table.ts';

const golden = [root.certificate_pem];
const desk = withCollector(judgeHere({ everybody: golden, authority: golden }));

const text = (name: string, change: (before: string) => string): Shape =>
  each(name, (one) => ({ ...one, text: change(one.text) }));
const taken = (shape: Shape) => desk.taken(reshaped(desk.content(UNCODED), shape));

describe('amounts of an input invoice', () => {
  test('with more zeros than a column holds are those of the list', async () => {
    const zeros = all(
      ...['TgTCThue', 'TgTThue', 'TgTTTBSo'].map((name) => text(name, (one) => `${one}.00000000`)),
    );
    const plain = await taken((one) => one);
    expect(plain.total).not.toBeNull();
    const { total_before_vat, total_vat, total } = plain;
    expect(await taken(zeros)).toMatchObject({ verdict: 'valid', total_before_vat, total_vat, total });
  });

  test('that the list cannot have are said to be missing, not to be right', async () => {
    const odd = all(
      text('TgTThue', (one) => `${one}.0000001`),
      text('TgTTTBSo', (one) => `${one}.0000001`),
    );
    const invoice = await taken(odd);
    expect(invoice).toMatchObject({ verdict: 'invalid', total: null });
    const { checks } = await desk.reading(invoice.id);
    expect(checks.find(({ key }) => key === 'amounts')?.detail).toMatch(/thiếu tổng tiền/i);
  });

  test.each(['vnd', 'VNĐ', 'Đồng'])('in %s are in VND', async (currency) => {
    expect(await taken(text('DVTTe', () => currency))).toMatchObject({ verdict: 'valid', currency: 'VND' });
  });
});

test.each(['8.0%', '08%', '8', ' 8 %'])(
  'the rate “%s” is the one of the table in lines and sums',
  async (rate) => {
    const shape = text('TSuat', () => rate);
    const invoice = await desk.taken(
      reshaped(
        desk.content({
          ...UNCODED,
          lines: desk
            .content()
            .lines.slice(0, 1)
            .map((line) => ({ ...line, vat_rate: '8%' })),
        }),
        shape,
      ),
    );
    expect(invoice).toMatchObject({ verdict: 'valid' });
    const { lines, by_rate } = await desk.reading(invoice.id);
    expect([...lines, ...by_rate].map(({ vat_rate }) => vat_rate)).toEqual(
      [...lines, ...by_rate].map(() => '8%'),
    );
  },
);

test('a line states its rate of discount', async () => {
  const lines = desk
    .content()
    .lines.slice(0, 1)
    .map((line) => ({ ...line, discount_rate: '5', discount_amount: null }));
  const invoice = await desk.taken(reshaped(desk.content({ ...UNCODED, lines }), (one) => one));
  expect((await desk.reading(invoice.id)).lines).toMatchObject([{ discount_rate: '5' }]);
});

test.each<[what: string, shape: Shape, says: RegExp]>([
  ['a total twice', add('TToan', ['TgTTTBSo', '9080000']), /TgTTTBSo\) ghi nhiều lần, chỉ lần đầu được đọc/],
  [
    'a tax code of the buyer twice',
    each('NMua', (one) => ({ ...one, children: [...one.children, element('MST', '0100109106')] })),
    /NDHDon\/NMua\/MST\) ghi nhiều lần/,
  ],
  [
    'a kind of line in words',
    text('TChat', (code) => (code === '1' ? 'Hàng hóa' : code)),
    /ính chất “Hàng hóa” của dòng 1 không rõ/,
  ],
  [
    'a line of another name',
    add('DSHHDVu', ['HangHoa', [element('THHDVu', 'Vở'), element('ThTien', '5')]]),
    /Phần NDHDon\/DSHHDVu\/HangHoa không có trong định dạng/,
  ],
])('%s is a warning that names it', async (_what, shape, says) => {
  const invoice = await taken(shape);
  expect(invoice).toMatchObject({ verdict: 'warning', finding: 'Tệp có phần không đọc được' });
  const { checks } = await desk.reading(invoice.id);
  expect(checks.find(({ key }) => key === 'content')?.detail).toMatch(says);
});

test('a rate that is none is shown as it is written, and named', async () => {
  const invoice = await taken(
    each(
      'HHDVu',
      text('TSuat', () => '7%'),
    ),
  );
  const { lines, checks } = await desk.reading(invoice.id);
  expect(lines[0]?.vat_rate).toBe('7%');
  expect(checks.find(({ key }) => key === 'content')?.detail).toContain('“7%” của dòng 1 không rõ');
});
