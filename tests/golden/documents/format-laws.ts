import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, onTestFinished } from 'vitest';
import type { DocumentFormat, Fields } from '#domain/documents/format/nodes.ts';
import { readDocument } from '#domain/documents/format/read.ts';
import { documentProblems, writeDocument } from '#domain/documents/format/write.ts';
import type { ParsedElement } from '#domain/documents/parsed-element.ts';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import type { Manner } from './drawn-value.ts';
import { chance, drawnValue } from './drawn-value.ts';
import { labelledValue } from './labelled-value.ts';

/** A table in one of its versions, by the name of its golden file. */
export type FormatCase = {
  readonly name: string;
  readonly format: DocumentFormat;
  readonly version: FormatVersion;
};

const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;

/**
 * What holds for every table and version: written and read back the same, in any order, with empty and unknown elements
 * in it, canonical as written, and every element where the golden file (`files/<folder>`) has it. `drawn` is how many
 * values of each are drawn.
 */
export function formatLaws(cases: readonly FormatCase[], folder: string, drawn: number): void {
  const documents = cases.map((one) => ({ ...one, drawn: drawnOf(one, drawn) }));
  const all = () => documents.flatMap((one) => one.drawn.map(({ xml }) => xml)).join('');

  describe('what is written is read back as it was, whatever it says', () => {
    test.each(documents)('$name', ({ format, version, drawn: values }) => {
      for (const { seed, id, value, xml } of values)
        expect(readDocument(format, version, parsed(xml)), `seed ${seed}`).toEqual({
          id,
          value,
          problems: [],
          unknown: [],
        });
    });
  });

  describe('a reader does not depend on the order of children', () => {
    test.each(documents)('$name', ({ format, version, drawn: values }) => {
      for (const { seed, value, xml } of values.slice(0, 4)) {
        const found = readDocument(format, version, turned(parsed(xml)));
        expect(found, `seed ${seed}`).toMatchObject({ value, problems: [], unknown: [] });
      }
    });
  });

  describe('empty elements say nothing, and unknown ones are named and passed over', () => {
    test.each(documents)('$name', ({ format, version, drawn: values }) => {
      for (const { seed, value, xml } of values.slice(0, 4)) {
        const root = withEmpty(format.fields, parsed(xml));
        const strange = { ...NOTHING, name: 'La', text: 'x' };
        const found = readDocument(format, version, { ...root, children: [strange, ...root.children] });
        expect(found, `seed ${seed}`).toMatchObject({ value, problems: [], unknown: ['La'] });
      }
    });
  });

  describe('every element in its order, as the golden file has it', () => {
    test.each(cases)('$name', async ({ name, format, version }) => {
      const value = labelledValue(format, version);
      expect(documentProblems(format, version, value)).toEqual([]);
      const xml = writeDocument(format, version, value, format.has_id ? 'data-1' : null);
      await expect(`${xml.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`files/${folder}/${name}.xml`);
    });
  });

  test('hostile characters are among those drawn', () => {
    const written = all();
    for (const character of ['&amp;', '&lt;', '&gt;', '&#xD;', '\n', '😀', '\u200b', '\ufeff', '"'])
      expect(written).toContain(character);
  });

  test.skipIf(!hasXmllint)('xmllint: all of them are canonical as they are written', () => {
    const folder_of_test = mkdtempSync(join(tmpdir(), 'hoadon-laws-'));
    onTestFinished(() => rmSync(folder_of_test, { recursive: true }));
    const file = join(folder_of_test, 'all.xml');
    const together = `<A>${all()}</A>`;
    writeFileSync(file, together);
    const canonical = execFileSync('xmllint', ['--huge', '--c14n', file], { maxBuffer: 1 << 28 });
    expect(canonical.equals(Buffer.from(together))).toBe(true);
  });
}

function drawnOf({ format, version, name }: FormatCase, count: number) {
  const first: readonly Manner[] = ['whole', 'longest', 'least'];
  return Array.from({ length: count }, (_, at) => {
    const seed = 1000 * at + name.length;
    const value = drawnValue(format, version, chance(seed), first[at] ?? 'some');
    const id = format.has_id ? `data-${seed}` : null;
    return { seed, id, value, xml: writeDocument(format, version, value, id) };
  });
}

function parsed(xml: string): ParsedElement {
  return parseXml(encodeUtf8(xml));
}

/** The same document with the children of every element by their names: lists keep their own order. */
function turned(element: ParsedElement): ParsedElement {
  const byName = element.children.toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  return { ...element, children: byName.map(turned) };
}

const NOTHING: ParsedElement = {
  name: '',
  namespace: '',
  attributes: {},
  children: [],
  text: '',
  position: 0,
};

/** The same document with an empty element for whatever is not in it. */
function withEmpty(fields: Fields, element: ParsedElement): ParsedElement {
  const there = element.children.map((child) => {
    const node = fields[child.name];
    return node?.node === 'group' ? withEmpty(node.fields, child) : child;
  });
  const absent = Object.keys(fields)
    .filter((name) => !there.some((child) => child.name === name))
    .map((name) => ({ ...NOTHING, name }));
  return { ...element, children: [...there, ...absent] };
}
