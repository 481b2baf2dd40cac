import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Configuration = components['schemas']['DecimalConfiguration'];
type Entry = { config_key: string; config_value: string | null; previous_value?: string | null };

const server = withTestApp();

let owner = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
});

async function all(token = owner): Promise<Configuration[]> {
  const { body } = await judged(server.current, 'listDecimalConfigurations', { token });
  return (body as { decimal_configurations: Configuration[] }).decimal_configurations;
}

function put(decimal_configurations: Entry[], token = owner): Promise<Answered> {
  return judged(server.current, 'updateDecimalConfigurations', { token, body: { decimal_configurations } });
}

const shortly = (found: Configuration[]): string[] =>
  found.map(
    ({ config_key, config_value, is_default }) =>
      `${config_key}=${config_value}${is_default ? ' default' : ''}`,
  );

const DEFAULTS = [
  'decimal_digit_quantity=6 default',
  'decimal_digit_unit_price=6 default',
  'decimal_digit_vat_amount=6 default',
  'decimal_digit_original_amount=2 default',
  'decimal_digit_amount_without_vat=6 default',
  'decimal_digit_discount_rate=6 default',
  'decimal_digit_discount_amount=2 default',
  'decimal_digit_amount_after_tax=6 default',
];

test('all eight are answered, in the order of the specification, whether or not anybody has chosen [3.decimals.keys]', async () => {
  expect(shortly(await all())).toEqual(DEFAULTS);
});

test('a value that is chosen is no default any more, even when it is the same; null goes back [1.does.decimals]', async () => {
  const chosen = await put([
    { config_key: 'decimal_digit_quantity', config_value: '6' },
    { config_key: 'decimal_digit_discount_rate', config_value: '0' },
  ]);
  expect(chosen.status).toBe(200);
  const found = shortly(await all());
  expect(found).toEqual(
    DEFAULTS.with(0, 'decimal_digit_quantity=6').with(5, 'decimal_digit_discount_rate=0'),
  );
  await put([{ config_key: 'decimal_digit_quantity', config_value: null }]);
  expect(shortly(await all())).toEqual(DEFAULTS.with(5, 'decimal_digit_discount_rate=0'));
  await put([{ config_key: 'decimal_digit_discount_rate', config_value: null }]);
  expect(shortly(await all())).toEqual(DEFAULTS);
});

test('of two people who change the same digits the second hears of the first, and writes over it only knowingly', async () => {
  const key = 'decimal_digit_quantity';
  const price = { config_key: 'decimal_digit_unit_price', config_value: '1', previous_value: null };
  const first = await put([{ config_key: key, config_value: '3', previous_value: null }]);
  expect(first.status).toBe(200);
  const second = await put([price, { config_key: key, config_value: '4', previous_value: null }]);
  expect(second.status).toBe(409);
  const { errors, current } = second.body as ErrorBody & {
    current: { decimal_configurations: Configuration[] };
  };
  expect(errors).toEqual([
    {
      message: expect.stringContaining('Người khác vừa đổi Số lượng (3)') as string,
      code: 'stale_record',
      fields: [],
    },
  ]);
  expect(shortly(current.decimal_configurations)).toEqual(DEFAULTS.with(0, `${key}=3`));
  expect(shortly(await all())).toEqual(DEFAULTS.with(0, `${key}=3`));
  const knowingly = await put([price, { config_key: key, config_value: '4', previous_value: '3' }]);
  expect(knowingly.status).toBe(200);
  await put([
    { config_key: key, config_value: null },
    { config_key: price.config_key, config_value: null },
  ]);
  expect(shortly(await all())).toEqual(DEFAULTS);
});

test('what one company has chosen says nothing of another', async () => {
  await put([{ config_key: 'decimal_digit_quantity', config_value: '1' }]);
  expect(shortly(await all(await server.current.signIn('owner@demo2.vn')))).toEqual(DEFAULTS);
  await put([{ config_key: 'decimal_digit_quantity', config_value: null }]);
});

describe('is refused', () => {
  test.each(['7', '-1', '2.5', '02', ''])('%j digits', async (config_value) => {
    const answered = await put([{ config_key: 'decimal_digit_quantity', config_value }]);
    expect(answered.status).toBe(422);
    expect((answered.body as ErrorBody).errors[0]?.fields).toEqual(['decimal_configurations.0.config_value']);
  });

  test('a key that comes twice', async () => {
    const twice = ['1', '2'].map((config_value) => ({ config_key: 'decimal_digit_quantity', config_value }));
    const answered = await put(twice);
    expect([answered.status, (answered.body as ErrorBody).errors[0]?.fields]).toEqual([
      422,
      ['decimal_configurations.1.config_key'],
    ]);
    expect(shortly(await all())).toEqual(DEFAULTS);
  });

  test('one who lacks decimal_settings', async () => {
    const token = await server.current.signIn('xem@demo.vn');
    const entry = { config_key: 'decimal_digit_quantity', config_value: '1' };
    expect((await put([entry], token)).status).toBe(403);
  });
});

test('a change stands in the log', async () => {
  await put([{ config_key: 'decimal_digit_vat_amount', config_value: '3' }]);
  const query = { resource: 'decimal_configurations', sort: '-seq', limit: '1' };
  const { body } = await judged(server.current, 'listAuditLog', { token: owner, query });
  expect((body as { audit_log: unknown[] }).audit_log[0]).toMatchObject({
    record_label: 'Số chữ số thập phân',
    changes: [{ field: 'decimal_digit_vat_amount', before: null, after: '"3"' }],
  });
  await put([{ config_key: 'decimal_digit_vat_amount', config_value: null }]);
});
