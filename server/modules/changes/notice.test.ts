import { expect, test } from 'vitest';
import { readNotice } from './notice.ts';

test('a notice is read as the database writes it', () => {
  expect(readNotice('{"tenant_id": 1, "subject": "job", "ids": [7], "user_id": 3, "bell": true}')).toEqual({
    tenant_id: 1,
    subject: 'job',
    ids: [7],
    user_id: 3,
    bell: true,
  });
  expect(readNotice('{"tenant_id": 1, "subject": "access"}')).toEqual({
    tenant_id: 1,
    subject: 'access',
    ids: null,
    user_id: null,
    bell: false,
  });
});

test.each(['', 'x', 'null', '7', '{}', '{"tenant_id": "1", "subject": "job"}', '{"tenant_id": 1}'])(
  '%j is no notice',
  (payload) => {
    expect(readNotice(payload)).toBeNull();
  },
);
