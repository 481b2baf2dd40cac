import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireFormats } from '#server/formats.ts';
import { createValidators, type Validator } from '#server/platform/http/validation.ts';
import { fieldOf, type Field } from '../../../scripts/generate/fields.ts';
import { flattenAllOf } from '../../../scripts/generate/flatten.ts';
import { problemsOf } from '../../../scripts/generate/rules.ts';
import { descriptorsOf } from '../../../scripts/generate/write-resources.ts';
import { complaintsOfTheCompiler, writeCorpus } from './compile-corpus.ts';
import { aloneName, closed, corpusDocument, documentOf } from './corpus-document.ts';
import { extensions } from './extensions.ts';
import { refusedShapes, shapes } from './shapes.ts';

const document = flattenAllOf(corpusDocument());
const [descriptor] = descriptorsOf(document);
const fields = new Map(descriptor?.form_fields.map((field) => [field.source, field]));

describe('the corpus of shapes', () => {
  test('is a description that breaks no rule', () => {
    expect(problemsOf(document, extensions)).toEqual([]);
  });

  test('has at least sixty shapes and shows each of the kinds, which are twenty at most', () => {
    expect(shapes.length + refusedShapes.length).toBeGreaterThanOrEqual(60);
    const declared = readFileSync('scripts/generate/templates/descriptor.ts', 'utf8');
    const union = /export type FieldKind =([^;]+);/.exec(declared)?.[1] ?? '';
    const kinds = [...union.matchAll(/'([a-z_]+)'/g)].map(([, kind]) => kind);
    expect(kinds.length).toBeLessThanOrEqual(20);
    expect([...new Set(shapes.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort());
  });

  test('needs no more than eight keys of hints', () => {
    expect(Object.keys(extensions.properties['x-field'].properties).length).toBeLessThanOrEqual(8);
  });

  test('gives the fields that were agreed on', async () => {
    const lines = [...fields.values()].map((field) => `${field.source} ${JSON.stringify(said(field))}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fields.snap');
  });

  test('gives the record the same fields as its form', () => {
    const own = descriptor?.fields.filter(({ source }) => fields.has(source));
    expect(own).toEqual([...fields.values()]);
  });

  test.each(shapes)('$name is drawn as $kind', ({ name, kind, many }) => {
    expect(fields.get(name)).toMatchObject({ kind, many: many === true });
  });
});

/** What a field says beyond no and nothing. */
function said(field: Field): object {
  const entries = Object.entries(field).filter(
    ([key, value]) => key !== 'source' && value !== null && value !== false,
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'fields' ? field.fields?.map((one) => [one.source, said(one)]) : value,
    ]),
  );
}

describe('types and validators', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(process.cwd(), '.generate-corpus-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the type of each shape takes the right values and refuses wrong ones', async () => {
    await writeCorpus(folder, document);
    expect(complaintsOfTheCompiler(folder)).toEqual([]);
  });

  const validators = createValidators(wireFormats);
  const validatorOf = (name: string): Validator =>
    validators.body({ ...document.components.schemas[aloneName(name)], components: document.components });

  test.each(shapes)('$name: the server takes what is valid and nothing else', (shape) => {
    const complaints = validatorOf(shape.name);
    for (const value of shape.valid)
      expect({ value, complaints: complaints({ value }) }).toEqual({ value, complaints: [] });
    for (const value of [...(shape.invalid ?? []), ...shape.wrong])
      expect(complaints({ value }), JSON.stringify(value)).not.toEqual([]);
    expect(complaints({}).length === 0).toBe(shape.optional === true);
  });
});

describe('generation refuses', () => {
  /** Two good fields for the odd one to get in the way of. */
  const good = Object.fromEntries(
    shapes
      .filter(({ name }) => name === 'text_with_all_hints' || name === 'email')
      .map(({ name, property }) => [name, property]),
  );

  test.each(refusedShapes)(
    '$name, naming the place and what to write',
    ({ property, form, at, says, write }) => {
      const odd = flattenAllOf(documentOf({ ...closed({ ...good, odd: property }), ...form }));
      const place = `#/components/schemas/ThingInput${at ?? '/properties/odd'}`;
      const lines = problemsOf(odd, extensions).filter((line) => line.startsWith(`${place}: `));
      expect(lines).toContainEqual(expect.stringContaining(says));
      expect(lines.find((line) => line.includes(says))).toContain(write);
    },
  );

  test('an unknown shape even where the rules have not looked', () => {
    const tuple = { type: 'array', title: 'Cặp', prefixItems: [] };
    expect(() => fieldOf(document, 'Thing', 'odd', tuple, false)).toThrow(
      /^Thing\.odd: no field kind for a tuple/,
    );
  });

  test('a part of allOf that contradicts another, or says more than could be kept', () => {
    const flat = (part: object) => () =>
      flattenAllOf(
        documentOf(closed({}), { Odd: { allOf: [{ $ref: '#/components/schemas/Place' }, part] } }),
      );
    expect(flat({ type: 'object', properties: { city: { type: 'integer' } } })).toThrow(
      /Odd\/properties\/city: two branches/,
    );
    expect(flat({ type: 'object', minProperties: 1 })).toThrow(/Odd: minProperties in a branch/);
    expect(flat({ type: 'object', additionalProperties: true })).toThrow(
      /Odd: allOf joins closed objects only/,
    );
    expect(flat({ type: 'string' })).toThrow(/Odd: allOf joins objects only/);
  });
});
