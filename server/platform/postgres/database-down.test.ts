import { expect, test } from 'vitest';
import { isDatabaseDown } from './database-down.ts';

const withFields = (message: string, fields: object): Error => Object.assign(new Error(message), fields);

test.each([
  ['Client has encountered a connection error and is not queryable', {}],
  ['Client was closed and is not queryable', {}],
  ['Connection terminated unexpectedly', {}],
  ['Connection terminated due to connection timeout', {}],
  ['timeout exceeded when trying to connect', {}],
  ['Cannot use a pool after calling end on the pool', {}],
  ['terminating connection due to unexpected postmaster exit', { code: '57P01' }],
  ['the database system is starting up', { code: '57P03' }],
  ['sorry, too many clients already', { code: '53300' }],
  ['could not extend file "base/16385/2619": No space left on device', { code: '53100' }],
  ['out of memory', { code: '53200' }],
  ['connect ECONNREFUSED 127.0.0.1:1', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['connect ENOENT /run/postgresql', { code: 'ENOENT', syscall: 'connect' }],
  ['getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }],
  ['read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }],
])('%s: the database is away', (message, fields) =>
  expect(isDatabaseDown(withFields(message, fields))).toBe(true),
);

test('a name none of whose addresses answers is a database that is away', () => {
  const refused = withFields('connect ECONNREFUSED ::1', { code: 'ECONNREFUSED', syscall: 'connect' });
  expect(isDatabaseDown(new AggregateError([refused], ''))).toBe(true);
});

test.each([
  ['duplicate key value violates unique constraint', { code: '23505' }],
  ['canceling statement due to user request', { code: '57014' }],
  ['temporary file size exceeds "temp_file_limit"', { code: '53400' }],
  ['no such file', { code: 'ENOENT', syscall: 'open' }],
])('%s: it is not', (message, fields) => expect(isDatabaseDown(withFields(message, fields))).toBe(false));
