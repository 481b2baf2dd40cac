import { expect, test } from 'vitest';
import { affectedBy } from './changed.ts';

const whole_rooms = ['architecture', 'spec'];

test.each<[what: string, paths: string[], affected: ReturnType<typeof affectedBy>]>([
  ['a page of the documentation', ['docs/map.md', 'README.md'], { vitest: { whole_rooms }, e2e: [] }],
  [
    'a browser test',
    ['tests/e2e/invoices/law.spec.ts'],
    { vitest: { whole_rooms }, e2e: ['tests/e2e/invoices/law.spec.ts'] },
  ],
  ['what browser tests share', ['tests/e2e/api.ts'], { vitest: { whole_rooms }, e2e: 'all' }],
  ['a page of the admin', ['src/home.tsx'], { vitest: { whole_rooms }, e2e: 'all' }],
  ['a unit test', ['src/home.test.tsx'], { vitest: { whole_rooms }, e2e: [] }],
  ['a tool', ['scripts/lint/house-rules.ts'], { vitest: { whole_rooms }, e2e: [] }],
  [
    'the server',
    ['server/start.ts'],
    { vitest: { whole_rooms: ['architecture', 'spec', 'integration'] }, e2e: 'all' },
  ],
  ['a migration', ['server/db/migrations/001-x.sql'], { vitest: 'all', e2e: 'all' }],
  ['the description', ['openapi/resources/invoices.yaml'], { vitest: 'all', e2e: 'all' }],
  ['the settings of a tool', ['vite.config.ts'], { vitest: 'all', e2e: 'all' }],
  ['the packages', ['package-lock.json'], { vitest: 'all', e2e: 'all' }],
])('%s', (_what, paths, affected) => expect(affectedBy(paths)).toEqual(affected));
