import { expect, test } from 'vitest';
import { rightOptions } from './rights.ts';
import {
  dropEdits,
  editFull,
  editRight,
  isEdited,
  noEdits,
  saveOrder,
  unsavedWords,
  wantedRights,
} from './role-edits.ts';

const accountant = { id: 1, name: 'Kế toán', permissions: ['read_invoices', 'create_invoices'] };
const cashier = { id: 2, name: 'Thu ngân', permissions: ['read_invoices'] };
const owner = { id: 3, name: 'Chủ doanh nghiệp', permissions: ['full'] };
const roles = [accountant, cashier, owner];

test('a right put back as it was leaves nothing to save', () => {
  const changed = editRight(accountant, noEdits, 'publish_invoices', true);
  expect(isEdited(accountant, changed)).toBe(true);
  expect(editRight(accountant, changed, 'publish_invoices', false).size).toBe(0);
});

test('the save bar counts what one or two roles gain and lose, and counts the roles beyond', () => {
  const one = editRight(
    accountant,
    editRight(accountant, noEdits, 'publish_invoices', true),
    'create_invoices',
    false,
  );
  expect(unsavedWords(roles, one)).toBe('Kế toán: thêm 1 quyền, bỏ 1 quyền');
  const two = editRight(cashier, one, 'create_invoices', true);
  expect(unsavedWords(roles, two)).toBe('Kế toán: thêm 1 quyền, bỏ 1 quyền · Thu ngân: thêm 1 quyền');
  expect(unsavedWords(roles, editFull(owner, two, false))).toBe('3 vai trò chưa lưu');
});

test('taking everything away leaves each right by itself; giving it back leaves nothing to save', () => {
  const without = editFull(owner, noEdits, false);
  expect([...wantedRights(owner, without)].sort()).toEqual(rightOptions.map(({ value }) => value).sort());
  expect(unsavedWords(roles, without)).toBe('Chủ doanh nghiệp: không còn toàn quyền');
  expect(editFull(owner, without, true).size).toBe(0);
});

test('edits lie on a newer version of the role: what others changed meanwhile stays', () => {
  const edits = editRight(accountant, noEdits, 'publish_invoices', true);
  const newer = { ...accountant, permissions: ['read_invoices', 'read_customers'] };
  expect(wantedRights(newer, edits)).toEqual(['read_invoices', 'read_customers', 'publish_invoices']);
});

test('who gains everything is saved first, so that somebody always has it', () => {
  const edits = editFull(cashier, editFull(owner, noEdits, false), true);
  expect(saveOrder([owner, accountant, cashier], edits)).toEqual([cashier, owner]);
});

test('the edits of a role that is saved go, those of the others stay', () => {
  const edits = editRight(
    cashier,
    editRight(accountant, noEdits, 'publish_invoices', true),
    'create_invoices',
    true,
  );
  expect([...dropEdits(edits, [1]).keys()]).toEqual([2]);
});
