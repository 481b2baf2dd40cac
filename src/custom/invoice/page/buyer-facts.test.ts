import { BUYER_FIELDS, eachBuyerField, NO_BUYER } from '#domain/invoice/buyer-fields.table.ts';
import { expect, test } from 'vitest';
import { buyerFacts } from './buyer-facts.ts';

test('the page of an invoice says everything that was given of the buyer, the name aside that heads it', () => {
  const facts = buyerFacts(eachBuyerField((field) => field));
  expect(facts.map(({ value }) => value)).toEqual(
    Object.keys(BUYER_FIELDS).filter((field) => field !== 'buyer_name'),
  );
  expect(facts).toContainEqual({ term: 'Số điện thoại', value: 'buyer_phone_number' });
});

test('a person who is the buyer heads it, and nothing is said of what was not given', () => {
  expect(buyerFacts({ ...NO_BUYER, buyer_person: 'Lê Thị Bích', buyer_identity_no: '048080000001' })).toEqual(
    [{ term: 'Số định danh cá nhân', value: '048080000001' }],
  );
});
