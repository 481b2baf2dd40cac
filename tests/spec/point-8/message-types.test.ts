import { describe, expect, test } from 'vitest';
import { messageTypeName } from '#domain/transmission/message-types.ts';
import { MESSAGE_TYPES } from '#domain/transmission/message-types.table.ts';

/** Spec point 8, tax-authority message type codes. */
const CODES = [
  ...['100', '101', '102', '103', '104', '105', '106'],
  ...['200', '201', '202', '203', '204', '205', '206'],
  ...['300', '301', '302', '303'],
  '400',
  ...['500', '503', '504', '505', '506', '507'],
  ...['901', '902', '999', '-1', '-2', '888'],
];

describe('message type codes', () => {
  test('are these [8.message-types]', () =>
    expect(Object.keys(MESSAGE_TYPES).sort()).toEqual([...CODES].sort()));

  test.each(CODES)('%s has a description [8.message-types]', (code) => {
    expect(messageTypeName(code)).not.toBe('Mô tả không tồn tại');
    expect(messageTypeName(code)).not.toBe('');
  });

  test.each(['', '0', '1000', '99', '-3', 'toString', '__proto__'])(
    "unknown code '%s' shows 'Mô tả không tồn tại' [8.message-types.unknown]",
    (code) => expect(messageTypeName(code)).toBe('Mô tả không tồn tại'),
  );
});
