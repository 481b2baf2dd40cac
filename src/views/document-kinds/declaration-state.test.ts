import { expect, test } from 'vitest';
import { declarationState } from './declaration-state.tsx';

const received = 'tax_authority_received' as const;

test.each([
  ['draft', null, 'Nháp', 'default'],
  [received, 'comparing', 'CQT đã tiếp nhận', 'success'],
  [received, 'confirmation_wanted', 'Chờ người đại diện xác nhận', 'warning'],
  [received, 'explanation_wanted', 'Chờ giải trình', 'warning'],
  [received, 'explained', 'CQT đã tiếp nhận', 'success'],
] as const)(
  '%s, %s: %s, so that what the company has to do is seen in the list',
  (status, review, label, tone) => expect(declarationState({ status, review })).toEqual({ label, tone }),
);
