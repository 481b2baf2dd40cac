import { expect, it } from 'vitest';
import type { Paper } from '../paper.ts';
import { openBlankPaper } from '../paper.ts';
import { SAMPLE_PRINT } from '../sample-print.ts';
import type { Run } from '../text-lines.ts';
import { goodsTable } from './goods-table.ts';
import { printContext } from './print-context.ts';
import { sheetOf } from './sheets.ts';

it('what is carried from page to page is as large as the amounts above it', () => {
  const blank = openBlankPaper('', '', '2026-11-21');
  blank.begin(sheetOf(SAMPLE_PRINT.design, 1));
  const drawn: Run[] = [];
  const paper: Paper = {
    ...blank,
    text: (runs, box) => {
      drawn.push(...runs);
      return blank.text(runs, box);
    },
  };
  const view = { ...SAMPLE_PRINT, layout: 'classic', total_before_vat: '117279161725' } as const;
  const context = printContext(paper, view);
  const carried = context.strong(context.number(view.total_before_vat), 12.5);
  goodsTable(context).sum([], carried).draw(0, 0);
  expect(drawn).toEqual([carried]);
});
