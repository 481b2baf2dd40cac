import { statedDeclaration } from '#domain/registration/stated-declaration.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { recordOf } from '#src/views/form/form-values.ts';
import type { FormValues } from '#src/views/form/form-values.ts';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control, FieldValues } from 'react-hook-form';
import { fields } from './registration-fields.ts';
import type { RegistrationInput } from './registration-fields.ts';

/** The declaration as it stands in the form this moment, a frame behind the typing so that a key is never late. */
export function useWritten(control: Control<FieldValues>): DeclarationContent {
  const { tenant } = useSignedIn();
  const values = useDeferredValue(useWatch({ control }));
  return useMemo(() => {
    const input = recordOf(fields, values as FormValues) as unknown as RegistrationInput;
    return statedDeclaration(input, { taxpayer_name: tenant.name, taxpayer_tax_code: tenant.tax_code });
  }, [values, tenant]);
}
