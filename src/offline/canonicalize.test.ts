import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walk } from '#domain/documents/parsed-element.ts';
import type { CanonicalForm } from '#domain/signing/ports.ts';
import { canonicalizeElements as libxml2 } from '#server/platform/xmldsig/canonicalize.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { canonicalizeElements } from './canonicalize.ts';

const FORMS: readonly CanonicalForm[] = ['inclusive', 'exclusive'];

/** Both canonical forms of every element, as texts; of a large document those that signatures speak of. */
function formsBy(canonicalize: typeof libxml2, bytes: Uint8Array): string[] {
  const elements = [...walk(parseXml(bytes))].map(({ element }) => element);
  const wanted = elements.filter(
    ({ name, attributes }) => elements.length < 60 || name === 'SignedInfo' || attributes['Id'] !== undefined,
  );
  const requests = FORMS.flatMap((form) => wanted.map(({ position }) => ({ position, form })));
  return canonicalize(bytes, requests).map((written) => Buffer.from(written).toString('utf8'));
}

function alike(text: string): void {
  const bytes = Buffer.from(text);
  expect(formsBy(canonicalizeElements, bytes)).toEqual(formsBy(libxml2, bytes));
}

describe('an element is written byte for byte as libxml2 writes it', () => {
  test.each([
    [
      'attributes in order, quotes, escapes',
      `<a z="1" b='"&lt;&#9;&#10;&#13;' a="&gt;'">x &amp; y &gt; z&#13;</a>`,
    ],
    [
      'namespaces that are inherited, used or not',
      '<a xmlns="u:a" xmlns:p="u:p" xmlns:q="u:q"><p:b q:c="1"><d/></p:b></a>',
    ],
    ['a default namespace taken back', '<a xmlns="u:a"><b xmlns=""><c xmlns="u:a"/></b></a>'],
    [
      'a prefix bound anew, and again as before',
      '<p:a xmlns:p="u:1"><p:b xmlns:p="u:2"><p:c xmlns:p="u:1"/></p:b></p:a>',
    ],
    ['attributes by namespace first', '<a xmlns:z="u:a" xmlns:a="u:z" z:k="1" a:k="2" k="3"/>'],
    [
      'xml:lang and xml:space from above',
      '<a xml:lang="vi"><b xml:space="preserve"><c xml:lang="en"/></b></a>',
    ],
    [
      'CDATA, comments, processing instructions',
      '<a><![CDATA[<x> & ]]><!-- no --><?go  on ?><?stop?><b/>tail</a>',
    ],
    ['line ends and white space in attributes', '<a b="x\r\ny\tz">1\r\n2\r3</a>'],
    ['what stands around the root', '<?xml version="1.0" encoding="UTF-8"?>\n<!-- c --><?p i?>\n<a/>\n'],
    ['letters beyond the first plane', '<a b="Đồng 😀">Hóa đơn 😀</a>'],
  ])('%s', (_, text) => {
    alike(text);
  });

  test('whatever is in a document', () => {
    const prefix = fc.constantFrom('', 'p', 'q');
    const uri = fc.constantFrom('u:1', 'u:2');
    const letters = fc.string({
      unit: fc.constantFrom('a', 'ế', '&amp;', '&lt;', ' ', '\n', '&#13;', '&#9;'),
      maxLength: 5,
    });
    const { element } = fc.letrec<{ element: string }>((tie) => ({
      element: fc
        .tuple(
          prefix,
          fc.dictionary(prefix, uri, { maxKeys: 3 }),
          fc.dictionary(fc.constantFrom('k', 'p:k', 'q:a', 'xml:lang'), letters, { maxKeys: 3 }),
          fc.array(fc.oneof({ depthSize: 'small' }, letters, tie('element')), { maxLength: 3 }),
        )
        .map(([own, declared, attributes, children]) => {
          const name = own === '' ? 'e' : `${own}:e`;
          // Each prefix is bound on every element, so that any may be used.
          const bound: Record<string, string> = { p: 'u:1', q: 'u:2', ...declared };
          const spaces = Object.entries(bound).map(([p, u]) => ` xmlns${p === '' ? '' : `:${p}`}="${u}"`);
          const seen = new Set<string>();
          const given = Object.entries(attributes).filter(([key]) => {
            const [before, local] = key.includes(':') ? key.split(':') : ['', key];
            const expanded = `${before === '' ? '' : (bound[before ?? ''] ?? 'xml')} ${local}`;
            return !seen.has(expanded) && seen.add(expanded);
          });
          const said = given.map(([key, value]) => ` ${key}="${value}"`);
          return `<${name}${spaces.join('')}${said.join('')}>${children.join('')}</${name}>`;
        }),
    }));
    fc.assert(fc.property(element, alike), { numRuns: 300 });
  });

  test('every signed file among the samples', () => {
    const folder = join(import.meta.dirname, '..', '..', 'domain', 'samples');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.xml'),
    );
    for (const name of files) alike(readFileSync(join(folder, name), 'utf8'));
  });
});
