import { describe, expect, test } from 'vitest';
import type { Operation, Parameter, ResourceHints, Schema } from '../../../scripts/generate/document.ts';
import { flattenAllOf } from '../../../scripts/generate/flatten.ts';
import { problemsOf } from '../../../scripts/generate/rules.ts';
import { closed, documentOf, type WholeDocument } from './corpus-document.ts';
import { extensions } from './extensions.ts';

const NAME: Schema = { type: 'string', maxLength: 50, title: 'Tên' };

/** What the rules say once the document of one resource with one field is changed. */
function problemsAfter(change: (document: WholeDocument) => void): string[] {
  const document = documentOf(closed({ name: NAME }));
  change(document);
  return problemsOf(flattenAllOf(document), extensions);
}

const create = ({ paths }: WholeDocument): Operation => operationAt(paths['/api/things']?.post);
const list = ({ paths }: WholeDocument): Operation => operationAt(paths['/api/things']?.get);
const resource = ({ components }: WholeDocument): Partial<ResourceHints> =>
  components.schemas['Thing']?.['x-resource'] ?? {};
const filter = (name: string, schema: Schema): Parameter => ({ name, in: 'query', schema });

function operationAt(operation: Operation | undefined): Operation {
  if (operation === undefined) throw new Error('the corpus lost an operation');
  return operation;
}

describe('a description may name', () => {
  test.each<[what: string, change: (document: WholeDocument) => void]>([
    ['nothing more than it must', () => undefined],
    [
      'the record key of a resource of its own as a kind that changes',
      (all) => void (create(all)['x-invalidates'] = ['thing']),
    ],
    ['a kind of the closed list', (all) => void (create(all)['x-invalidates'] = ['dashboard'])],
    [
      'the field by which an import knows a record',
      (all) => void (create(all)['x-import'] = { permission: 'full', key: 'name' }),
    ],
    ['a known permission for its export', (all) => void (list(all)['x-export'] = { permission: 'full' })],
    ['all fields, or some, for a change of many records', (all) => void (create(all)['x-bulk'] = ['name'])],
    ['a record for a deletion of many', (all) => void (create(all)['x-bulk'] = true)],
    [
      'its place in the navigation',
      (all) =>
        void Object.assign(resource(all), {
          group: 'catalog',
          order: 2,
          page: 'settings/things',
          plain: true,
        }),
    ],
    [
      'a filter by a field of the record',
      (all) => void (list(all).parameters = [filter('name', { type: 'string' }), filter('nameOnMin', {})]),
    ],
    [
      'a filter of its own that has words',
      (all) => void (list(all).parameters = [filter('old', { type: 'boolean', title: 'Cả mục cũ' })]),
    ],
  ])('%s', (_what, change) => {
    expect(problemsAfter(change)).toEqual([]);
  });
});

describe('generation refuses a name that stands nowhere', () => {
  test.each<[what: string, change: (document: WholeDocument) => void, says: RegExp]>([
    [
      'a permission',
      (all) => void (create(all).security = [{ bearer: ['ride_dragons'] }]),
      /^POST \/api\/things: ride_dragons is no permission/,
    ],
    [
      'the permission of an import',
      (all) => void (create(all)['x-import'] = { permission: 'smuggle', key: 'name' }),
      /smuggle is no permission/,
    ],
    [
      'the permission of an export',
      (all) => void (list(all)['x-export'] = { permission: 'smuggle' }),
      /smuggle is no permission/,
    ],
    [
      'the key of an import',
      (all) => void (create(all)['x-import'] = { permission: 'full', key: 'code' }),
      /x-import\.key code is no field/,
    ],
    [
      'a field to change on many records',
      (all) => void (create(all)['x-bulk'] = ['name', 'code']),
      /x-bulk names code/,
    ],
    [
      'a kind of records',
      (all) => void (create(all)['x-invalidates'] = ['thing', 'dragon']),
      /x-invalidates names dragon; .*kinds\.yaml or the record key/,
    ],
    [
      'the field that stands for a record',
      (all) => void Object.assign(resource(all), { represent: 'code' }),
      /Thing\/x-resource: represent code/,
    ],
    [
      'a field to sort by',
      (all) => void Object.assign(resource(all), { sort: '-code,id' }),
      /Thing\/x-resource: sort code/,
    ],
    [
      'a group without its order',
      (all) => void Object.assign(resource(all), { group: 'catalog' }),
      /x-resource: .*order/,
    ],
    [
      'words for a filter',
      (all) => void (list(all).parameters = [filter('old', { type: 'boolean' })]),
      /^GET \/api\/things \?old: no title/,
    ],
    [
      'a shape for a filter',
      (all) => void (list(all).parameters = [filter('old', { type: 'number', title: 'Tuổi' })]),
      /\?old: no field kind for a binary float/,
    ],
    [
      'a name for what is joined on the way',
      (all) =>
        void Object.assign(
          all.paths['/api/things']?.post?.requestBody?.content['application/json']?.schema ?? {},
          { allOf: [{}] },
        ),
      /an allOf that nobody flattens/,
    ],
  ])('%s', (_what, change, says) => {
    expect(problemsAfter(change)).toContainEqual(expect.stringMatching(says));
  });

  test('an endless text deep inside a body, once, where it is written', () => {
    const endless = (all: WholeDocument): void => {
      all.components.schemas['ThingInput'] = closed({ name: NAME, note: { ...NAME, maxLength: undefined } });
    };
    expect(problemsAfter(endless)).toEqual([
      '#/components/schemas/ThingInput/properties/note: no maxLength; write how long a text users may send',
    ]);
  });
});
