import { expect, test } from 'vitest';
import { ACTIVE_STATUS_LABELS } from '#generated/vocabulary.ts';

test('active and inactive in the words of the product [3.active-status]', () => {
  expect(ACTIVE_STATUS_LABELS).toEqual({ active: 'Đang hoạt động', inactive: 'Ngừng hoạt động' });
});
