import { expect, test } from 'vitest';
import { emailsRefusal, firstEmail, recipientsIn, tidyEmails } from './recipients.ts';

test.each([
  [null, []],
  ['', []],
  ['a@b.vn', ['a@b.vn']],
  [' a@b.vn; C@d.vn,\ne@f.vn ', ['a@b.vn', 'C@d.vn', 'e@f.vn']],
  ['A@b.vn, a@B.vn', ['a@B.vn']],
])('%j holds %j', (text, addresses) => expect(recipientsIn(text)).toEqual(addresses));

test('several addresses are kept in one form, and the first is the one that is stated', () => {
  expect(tidyEmails(' a@b.vn;c@d.vn ,')).toBe('a@b.vn, c@d.vn');
  expect(tidyEmails('a@b.vn')).toBe('a@b.vn');
  expect(tidyEmails(' , ')).toBeNull();
  expect(firstEmail('a@b.vn, c@d.vn')).toBe('a@b.vn');
});

const LONG = `${'a'.repeat(46)}@b.vn`;
const MANY = Array.from({ length: 11 }, (_one, at) => `a${at}@b.vn`).join(',');

test.each([
  ['a@b.vn, c@d; e@f.vn', 'email_malformed', 'c@d'],
  // To such a one no mail can be sent.
  ['a@b.c', 'email_malformed', 'a@b.c'],
  [`${LONG}, a@b.vn`, 'first_email_too_long', LONG],
  [MANY, 'emails_too_many', undefined],
])('%s is refused: %s', (text, code, value) => {
  const refusal = emailsRefusal(text, 'buyer_email');
  expect([refusal?.code, refusal?.params['value']]).toEqual([code, value]);
});

test.each(['', 'a@b.vn', `a@b.vn, ${LONG}`])('%j is not', (text) =>
  expect(emailsRefusal(text, 'buyer_email')).toBeNull(),
);
