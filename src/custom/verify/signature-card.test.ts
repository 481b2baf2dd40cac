import { expect, test } from 'vitest';
import { signedAt } from './signature-card.tsx';

test.each([
  ['without a zone it is Vietnamese time', '2026-11-20T09:15:00', '20/11/2026 09:15:00'],
  ['with a zone it is told in Vietnamese time', '2026-11-20T02:15:00Z', '20/11/2026 09:15:00'],
  ['what is no time stands as it is', '20/11/2026', '20/11/2026'],
  ['none at all', null, '–'],
])('the time of signing: %s', (_, written, said) => expect(signedAt(written)).toBe(said));
