import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

const linesOf = async (heading: string, ...rows: readonly string[]) =>
  (
    await readStatement(
      Buffer.from([`Ngày,Số giao dịch,Số tiền,${heading},Nội dung`, ...rows].join('\n')),
      'sao-ke.csv',
    )
  ).map((line) =>
    'transfer' in line ? `${line.row} ${line.transfer.amount}` : `${line.row} ${line.problem}`,
  );

test.each(['Nợ/Có', 'Debit/Credit', 'DR/CR'])(
  'where one column has all amounts, that of %s says which came in; one that says neither is named',
  async (heading) => {
    expect(
      await linesOf(
        heading,
        '20/11/2026,FT1,"5,000,000",Nợ,Rut tien',
        '20/11/2026,FT2,"961,200",Có,HD2',
        '20/11/2026,FT3,"1,000",D,x',
        '20/11/2026,FT4,"2,000",Credit,x',
        '20/11/2026,FT5,"3,000",-,x',
        '20/11/2026,FT6,"4,000",,x',
        ',,"4,000",,Cộng',
      ),
    ).toEqual(['3 961200', '5 2000', '7 no_direction']);
  },
);

test('without such a column every amount came in that has no minus', async () => {
  expect(await linesOf('Ghi chú', '20/11/2026,FT1,"961,200",Nợ,x', '20/11/2026,FT2,"-5,000",,x')).toEqual([
    '2 961200',
  ]);
});
