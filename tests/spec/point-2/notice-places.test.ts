import { expect, test } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import { MESSAGE_KINDS, type MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { operations, type OperationId } from '#generated/operations.ts';
import { resources, type ResourceName } from '#generated/resources/resources.ts';
import {
  DOCUMENT_PLACES,
  importPlace,
  invoiceList,
  listPlace,
  PLACES,
  questionsPath,
  type Place,
} from '#server/modules/notices/places.ts';
import { routes } from '#src/routes.ts';

const ID = 7;

/** Every page that a notice can lead to, with the operation that its reader has to be allowed. */
const places: Place[] = [
  ...Object.values(DOCUMENT_PLACES).flatMap(({ operation, one, list }) => [
    { operation, path: one(ID) },
    { operation, path: list },
  ]),
  { operation: 'getInvoice', path: invoiceList({ status: 'code_denied' }) },
  { operation: 'getInvoice', path: invoiceList({ status: 'code_denied' }, true) },
  ...Object.values(PLACES).map(({ operation, path }) => ({ operation, path: path(ID as never) })),
  ...(Object.keys(resources) as ResourceName[]).flatMap((name) =>
    [importPlace(name, ID), listPlace(name)].filter((place) => place !== null),
  ),
];

const routeAt = (path: string) =>
  Object.values(routes).find((route) => route.path.replace('{id}', String(ID)) === path.split('?')[0]);

test.each(places)('$path is a page, and who may call $operation may open it', ({ path, operation }) => {
  const route = routeAt(path);
  expect(route, path).toBeDefined();
  const alternatives: readonly (readonly string[])[] = operations[operation satisfies OperationId].access;
  for (const codes of alternatives) expect(allows([...codes], route?.access ?? [])).toBe(true);
});

test.each(Object.keys(MESSAGE_KINDS) as MessageKind[])(
  'who may see messages of the kind %s may open what a job about them came to; without that there is no way',
  (kind) => {
    const { gateway } = MESSAGE_KINDS[kind];
    const path = questionsPath([gateway], kind, ID);
    expect(path).toMatch(/\?viec=7$/);
    expect(questionsPath([gateway], null, ID), 'where they are of any kind').toBe(path);
    expect(allows([gateway], routeAt(path ?? '')?.access ?? [])).toBe(true);
    expect(questionsPath(['read_customers'], kind, ID)).toBeNull();
  },
);
