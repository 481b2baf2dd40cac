// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Validity, daysText } from './validity.tsx';

const now_ms = Date.parse('2026-11-21T02:00:00Z');

test.each<[Parameters<typeof daysText>[0], string | null]>([
  [{ state: 'expiring', valid_to: '2026-12-03T02:00:01Z' }, 'còn 12 ngày'],
  [{ state: 'expiring', valid_to: '2026-11-21T03:00:00Z' }, 'hết hạn hôm nay'],
  [{ state: 'expiring', valid_to: '2026-11-21T17:30:00Z' }, 'còn 1 ngày'],
  [{ state: 'expired', valid_to: '2026-11-18T01:00:00Z' }, '3 ngày trước'],
  [{ state: 'expired', valid_to: '2026-11-20T16:00:00Z' }, '1 ngày trước'],
  [{ state: 'valid', valid_to: '2028-11-18T01:00:00Z' }, null],
])('%j reads %s', (certificate, text) => expect(daysText(certificate, now_ms)).toBe(text));

test.each([
  ['other_tax_code', 'Không dùng được mã số thuế khác'],
  ['no_tax_code', 'Không dùng được thiếu mã số thuế'],
  [null, 'Còn dưới 30 ngày còn 12 ngày'],
] as const)('one that is unusable by %s reads %s', (unusable, text) => {
  const dates = { state: 'expiring', valid_to: '2026-12-03T02:00:01Z', expiry_warning: 30 } as const;
  const { container } = render(<Validity certificate={{ ...dates, unusable }} now_ms={now_ms} />);
  const said = [...(container.querySelector('.validity')?.children ?? [])].map((part) => part.textContent);
  expect(said.join(' ')).toBe(text);
});
