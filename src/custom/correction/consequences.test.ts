import type { components } from '#generated/types.ts';
import { expect, test } from 'vitest';
import { consequencesOf } from './consequences.ts';

type Remedy = components['schemas']['Remedy'];

const way = (action: Remedy['action'], agreement: Remedy['agreement'] = 'none') =>
  ({ action, agreement }) as Remedy;

test('a choice between both methods makes one statement and one invoice, and no notice', () => {
  expect(consequencesOf([way('adjust', 'written'), way('replace', 'written')])).toEqual([
    'statement',
    'either',
    'no_notice',
  ]);
});

test('a harmless error makes the notice alone', () => {
  expect(consequencesOf([way('notify')])).toEqual(['notice', 'no_invoice']);
});

test('an individual is notified, goods that come back have their papers', () => {
  expect(consequencesOf([way('replace', 'notice_or_posting')])).toEqual([
    'tell_buyer',
    'replacing',
    'no_notice',
  ]);
  expect(consequencesOf([way('adjust', 'return_papers'), way('buyer_invoices', 'return_papers')])).toEqual([
    'return_papers',
    'adjusting',
    'of_buyer',
    'no_notice',
  ]);
});

test('what was never accepted keeps its number, what is reported in tables goes into the next one', () => {
  expect(consequencesOf([way('edit_and_resend')])).toEqual(['same_number', 'no_notice']);
  expect(consequencesOf([way('correct_in_later_table')])).toEqual(['table_row', 'no_invoice', 'no_notice']);
  expect(consequencesOf([])).toEqual([]);
});
