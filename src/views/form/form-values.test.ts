import { customers } from '#generated/resources/customers.ts';
import { expect, test } from 'vitest';
import { formValues, inputFields, recordOf } from './form-values.ts';

const fields = inputFields(customers.form_fields);

test('hidden and read-only fields are not typed in', () => {
  expect(fields.map(({ source }) => source)).not.toContain('lock_version');
  expect(fields.map(({ source }) => source)).toContain('tax_code');
});

test('a new record begins empty, a required choice with its first option', () => {
  const values = formValues(fields, {});
  expect(values['name']).toBe('');
  expect(values['status']).toBe('active');
});

test('what goes back is trimmed, and nothing is null', () => {
  const record = recordOf(fields, { ...formValues(fields, {}), name: '  An Phước ', tax_code: '   ' });
  expect(record['name']).toBe('An Phước');
  expect(record['tax_code']).toBeNull();
});
