import { declarationKind } from '#src/views/document-kinds/declaration-kind.ts';
import { elsewhereOf, refusalHelp } from '#src/views/document/refusal-help.ts';
import { expect, test } from 'vitest';
import { declarationActionPages } from './outcome.tsx';

const reason = (code: string) => ({ code, message: 'nguyên văn', fields: [] });

const { tax_authority_not_accepted: scope } = declarationKind().scopes;

test('a declaration refused because one was accepted before leads to those in force', () =>
  expect(elsewhereOf(declarationActionPages, [refusalHelp(scope, reason('9992'))])).toMatchObject([
    { button: 'Xem tờ khai', href: '/admin/registrations/versions' },
  ]));

test('of a code that is not known no page is guessed', () =>
  expect(elsewhereOf(declarationActionPages, [refusalHelp(scope, reason('77'))])).toEqual([]));
