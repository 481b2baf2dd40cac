import fc from 'fast-check';
import type { Json } from '#server/platform/http/description.ts';

const HOSTILE = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u0007',
  '﷽'.repeat(60),
  '𝒳'.repeat(500),
  "'; drop table customers; --",
  '%',
  '_',
  '\\',
  'null',
  'undefined',
  '-0',
  '1e309',
  'NaN',
  'Băng keo OPP trong 48 mm × 80 yard',
  '0'.repeat(5000),
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
] as const;

const NUMBERS = [0, -1, 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e308, -(2 ** 31) - 1, 1.5] as const;

type Manner = 'calm' | 'wild';

/** Values that each format takes, and values just beside it. */
const FORMATS: Readonly<Record<string, Record<Manner, readonly string[]>>> = {
  date: {
    calm: ['2026-11-20', '1900-01-01', '9999-12-31', '2024-02-29'],
    wild: ['0000-01-01', '0001-01-01', '2026-02-29'],
  },
  'date-time': {
    calm: ['2026-11-20T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-20T16:59:59.999Z'],
    wild: [
      '0000-01-01T00:00:00Z',
      '2026-11-20T00:00:00+23:59',
      '2016-12-31T23:59:60Z',
      '2026-11-20T00:00:00.123456789Z',
    ],
  },
  email: { calm: ['a@b.vn', 'ke.toan+1@minhkhoi.example'], wild: [`${'a'.repeat(60)}@b.vn`, 'ă@b.vn'] },
  emails: {
    calm: ['a@b.vn', 'ke.toan+1@minhkhoi.example, giamdoc@minhkhoi.example'],
    wild: [`a@b.vn, ${'a'.repeat(60)}@b.vn`, 'a@b.vn; ă@b', 'a@b.vn,,;c@d.vn'],
  },
  decimal: {
    calm: ['0', '1', '1.5', '0.000001', '999999999999999', '000000000000001', '123456.789'],
    wild: ['-1', '1.1234567', '1'.repeat(40), '0.0000000000000000000000000000000000001'],
  },
  'tax-code': {
    calm: ['0000000017', '0101243150', '0101243150-001'],
    wild: ['0101243151', '0101243150-000', '001099012345'],
  },
  'vat-rate': {
    calm: ['0%', '5%', '8%', '10%', 'KCT', 'KKKNT', 'KHAC:5.26%'],
    wild: ['KHAC:99.99%', '7%', 'KHAC:0%'],
  },
};

const noise = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.constantFrom<unknown>(...NUMBERS, null, true, false),
  fc.constantFrom<unknown>([], {}, [[]], [null], { $ref: '#' }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

/** Values for a schema: mostly what it asks for, its edges too, and now and then something it never heard of. */
export function valuesOf(schema: Json): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema, 'wild') }, { weight: 1, arbitrary: noise });
}

/** Calm: what the schema takes, so that the code behind it is reached. Wild: the same keys with values at and beyond its edges. */
export function fitting(schema: Json, manner: Manner): fc.Arbitrary<unknown> {
  const { oneOf, properties, items } = schema as {
    oneOf?: Json[];
    properties?: Record<string, Json>;
    items?: Json;
  };
  if ('const' in schema) return fc.constant(schema['const']);
  if (oneOf !== undefined) return fc.oneof(...oneOf.map((one) => fitting(one, manner)));
  const inside = (one: Json): fc.Arbitrary<unknown> =>
    manner === 'calm' ? fitting(one, manner) : valuesOf(one);
  if (properties !== undefined) {
    const model = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, inside(value)]));
    return fc.record(model, { requiredKeys: (schema['required'] ?? []) as string[] });
  }
  if (items !== undefined) return fc.array(inside(items), { maxLength: 4 });
  const types = [schema['type'] ?? 'string'].flat() as string[];
  // An id of a record that is not there ends the matter too early.
  if (manner === 'calm' && types.includes('integer') && types.includes('null')) return fc.constant(null);
  return fc.oneof(...types.map((type) => scalarOf(type, schema, manner)));
}

function scalarOf(type: string, schema: Json, manner: Manner): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return textOf(schema, manner);
  const min = Number(schema['minimum'] ?? 0);
  const small = fc.integer({ min, max: Math.min(Math.max(min, 9), Number(schema['maximum'] ?? Infinity)) });
  return manner === 'calm' ? small : fc.oneof(small, fc.constantFrom(...NUMBERS));
}

function textOf(schema: Json, manner: Manner): fc.Arbitrary<string> {
  const max = Number(schema['maxLength'] ?? 50);
  const edges = fc.constantFrom(max - 1, max, max + 1).map((length) => 'ệ'.repeat(Math.max(0, length)));
  const plain = fc.string({
    unit: 'grapheme',
    minLength: 1,
    maxLength: Math.max(1, Math.min(Math.floor(max / 8), 20)),
  });
  const formats = FORMATS[String(schema['format'] ?? '')];
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern']) : null;
  const written = pattern === null ? plain : fc.stringMatching(pattern).map((text) => text.slice(0, max));
  const asked = formats === undefined ? written : fc.constantFrom(...formats.calm);
  if (manner === 'calm') return asked;
  const beside = formats === undefined ? edges : fc.constantFrom(...formats.wild);
  return fc.oneof(
    { weight: 12, arbitrary: asked },
    { weight: 2, arbitrary: beside },
    { weight: 2, arbitrary: edges },
    { weight: 2, arbitrary: fc.constantFrom(...HOSTILE) },
  );
}
