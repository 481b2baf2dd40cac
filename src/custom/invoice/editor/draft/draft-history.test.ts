import { expect, test } from 'vitest';
import { historyOf, reduceHistory, type DraftHistory, type HistoryAction } from './draft-history.ts';
import { newDraft } from './draft.ts';

const run = (...actions: readonly HistoryAction[]): DraftHistory =>
  actions.reduce(reduceHistory, historyOf(newDraft('2026-11-20')));
const type = (value: string): HistoryAction => ({ type: 'put_line', key: 1, change: { name: value } });
const name = ({ draft }: DraftHistory) => draft.lines[0]?.name;

test('a field that is typed in is one step, until it is left', () => {
  const typed = [type('G'), type('Gi'), type('Giấy')];
  expect(name(run(...typed, { type: 'undo' }))).toBe('');
  const twice = [...typed, { type: 'leave_field' } as const, type('Giấy A4')];
  expect(name(run(...twice, { type: 'undo' }))).toBe('Giấy');
  expect(name(run(...twice, { type: 'undo' }, { type: 'undo' }))).toBe('');
});

test('steps taken back can be made again, until something else is done', () => {
  const back = [type('Giấy'), { type: 'undo' } as const];
  expect(name(run(...back, { type: 'redo' }))).toBe('Giấy');
  expect(name(run(...back, type('Bút'), { type: 'redo' }))).toBe('Bút');
});

test('a pasted region is one step', () => {
  const pasted = run({ type: 'paste_lines', at: 0, lines: [{ name: 'a' }, { name: 'b' }] });
  expect(pasted.draft.lines).toHaveLength(3);
  expect(reduceHistory(pasted, { type: 'undo' }).draft.lines).toHaveLength(1);
});

test('what was saved or discarded cannot be taken back', () => {
  const replaced = run(type('Giấy'), { type: 'replace', draft: newDraft('2026-11-21') }, { type: 'undo' });
  expect(replaced.draft.issued_on).toBe('2026-11-21');
});

test('nothing to take back, or to make again, changes nothing', () => {
  const first = historyOf(newDraft('2026-11-20'));
  expect(reduceHistory(reduceHistory(first, { type: 'undo' }), { type: 'redo' })).toBe(first);
});

test('after a merge as many steps are brought along as have three thousand lines together, however long the draft is now', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({ name: `Hàng ${at}` }));
  const pasted = run({ type: 'paste_lines', at: 0, lines: many });
  const edits = ['a', 'b', 'c', 'd'].flatMap((value): HistoryAction[] => [
    type(value),
    { type: 'leave_field' },
  ]);
  const short = newDraft('2026-11-20').lines;
  const emptied = edits.reduce(reduceHistory, pasted);
  const merged = reduceHistory(
    { ...emptied, draft: { ...emptied.draft, lines: short } },
    { type: 'rebase', onto: (state) => ({ ...state, internal_note: 'của người khác' }) },
  );
  expect(emptied.past).toHaveLength(5);
  expect(merged.past).toHaveLength(2);
});
