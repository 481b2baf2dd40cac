import { describe, expect, test } from 'vitest';
import { askedBy, neighboursIn, searchFor } from './neighbours.ts';

const usual = { perPage: 15, sort: { field: '-issued_on,-id', order: 'ASC' } } as const;
const list = { page: 2, perPage: 3 };
const page = { ids: [40, 30, 20], total: 8 };

describe('a record among those of its list', () => {
  test('has the ones beside it', () => {
    expect(neighboursIn(30, list, page, {})).toEqual({
      ...{ at: 5, total: 8 },
      previous: { id: 40, page: 2 },
      next: { id: 20, page: 2 },
    });
  });

  test('at an edge of its page has those of the pages around', () => {
    const around = { before: { ids: [70, 60, 50], total: 8 }, after: { ids: [10, 5], total: 8 } };
    expect(neighboursIn(40, list, page, around)?.previous).toEqual({ id: 50, page: 1 });
    expect(neighboursIn(20, list, page, around)?.next).toEqual({ id: 10, page: 3 });
  });

  test('that is the first or the last of all has none there', () => {
    expect(neighboursIn(40, { page: 1, perPage: 3 }, { ids: [40], total: 1 }, {})).toMatchObject({
      previous: null,
      next: null,
    });
  });

  test('that is not in the page has none', () => {
    expect(neighboursIn(99, list, page, {})).toBeNull();
  });
});

describe('the address of a list', () => {
  test('that says nothing asks for what is usual', () => {
    expect(askedBy('', usual)).toEqual({ ...usual, page: 1, filter: {} });
  });

  test('with a filter that is cut short asks for all', () => {
    expect(askedBy('?page=2&filter=%7B%22status', usual)).toEqual({ ...usual, page: 2, filter: {} });
  });

  test('is what it asks for, and back', () => {
    const asked = {
      page: 3,
      perPage: 50,
      sort: { field: 'total', order: 'DESC' },
      filter: { status: 'draft' },
    } as const;
    expect(askedBy(searchFor(asked), usual)).toEqual(asked);
  });
});
