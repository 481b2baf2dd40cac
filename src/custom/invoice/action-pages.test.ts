import { invoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import { elsewhereOf, refusalHelp } from '#src/views/document/refusal-help.ts';
import { expect, test } from 'vitest';
import { invoiceActionPages } from './action-pages.ts';

const reason = (code: string) => ({ code, message: 'nguyên văn', fields: [] });

test('an invoice refused because its certificate is not declared leads to a declaration of change, once', () => {
  const help = refusalHelp(invoiceKind().scopes.denial_of_code_issuance, reason('1001'));
  expect(elsewhereOf(invoiceActionPages, [help, help])).toEqual([
    {
      button: 'Lập tờ khai thay đổi',
      href: '/admin/registrations/create',
      operation: 'createRegistration',
    },
  ]);
});
