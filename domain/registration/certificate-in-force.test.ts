import { expect, test } from 'vitest';
import { SAMPLE_DECLARATION } from '../samples/sample-declaration.ts';
import { declaredState, serialsInForce } from './certificate-in-force.ts';
import type { CertificateAction } from './content.ts';
import type { AcceptedDeclaration } from './in-force.ts';

const NOW = '2026-11-20T02:15:00.000Z';
const VALID = { valid_from: '2026-01-01T00:00:00.000Z', valid_to: '2028-01-01T00:00:00.000Z' };

function accepted(id: number, day: string, action: CertificateAction): AcceptedDeclaration {
  const certificates = [{ issuer_name: 'CA MẪU', serial: '5401', ...VALID, action }];
  return {
    id,
    content: { ...SAMPLE_DECLARATION, certificates },
    accepted_on: `${day}T03:00:00.000Z`,
    cash_register_code: null,
  };
}

const ADDED = accepted(1, '2026-10-01', 'add');
const STOPPED = accepted(2, '2026-11-05', 'stop');

test('one that was stopped says the day of the declaration that stopped it, not of the one that added it', () =>
  expect(declaredState([ADDED, STOPPED], '5401', NOW)).toEqual({
    state: 'stopped',
    stopped_on: '2026-11-05',
  }));

test('a stop that is accepted later says nothing today', () => {
  const later = accepted(3, '2026-11-21', 'stop');
  expect(declaredState([ADDED, later], '5401', NOW).state).toBe('in_force');
  expect(serialsInForce([ADDED, later], NOW)).toEqual(['5401']);
  expect(declaredState([ADDED, STOPPED, later], '5401', NOW)).toMatchObject({ stopped_on: '2026-11-05' });
});

test.each([
  ['2025-12-31T23:59:59.999Z', 'outside_dates'],
  [VALID.valid_from, 'in_force'],
  [VALID.valid_to, 'in_force'],
  ['2028-01-01T00:00:00.001Z', 'outside_dates'],
])('its declared dates hold to the instant: at %s %s', (now, state) => {
  const long_ago = accepted(1, '2025-01-01', 'add');
  expect(declaredState([long_ago], '5401', now).state).toBe(state);
  expect(serialsInForce([long_ago], now)).toEqual(state === 'in_force' ? ['5401'] : []);
});

test('a serial that no declaration names is not declared', () =>
  expect(declaredState([ADDED], '99', NOW)).toEqual({ state: 'not_declared' }));
