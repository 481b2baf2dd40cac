import { ApiFailure } from '#generated/client/http.ts';
import type { components } from '#generated/types.ts';
import { hrefOf } from '#src/routes.ts';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

type Invoice = components['schemas']['Invoice'];

type AgreementField = keyof typeof correctionWords.agreementMissing;

function isOfAgreement(field: string): field is AgreementField {
  return field in correctionWords.agreementMissing;
}

/**
 * Drafts the correcting invoice and opens it in the editor; what the server refuses comes back by field, the rest as one text.
 * `isPlaced`: fields that are on the page say all of it. Why there must be an agreement is above its fields, so that they only say
 * what to enter. `hasPaper`: number and day of the agreement are on the page.
 */
export function useCorrection<Input>(hasPaper: boolean, draft: (input: Input) => Promise<Invoice>) {
  const navigate = useNavigate();
  const { report } = useUnsavedGuard();
  const { mutate, isPending, error } = useMutation({
    mutationFn: draft,
    onSuccess: ({ id }) => {
      report(false);
      const toast = { tone: 'success', message: correctionWords.drafted };
      void navigate(hrefOf('invoices.one', id), { state: { toast } });
    },
  });
  const items = error instanceof ApiFailure ? error.errors : [];
  const errors: Record<string, string> = {};
  for (const { fields, message, code } of items)
    for (const field of fields)
      errors[field] ??=
        code === 'agreement_missing' && isOfAgreement(field)
          ? correctionWords.agreementMissing[field]
          : message;
  const isPlaced =
    hasPaper &&
    items.length > 0 &&
    items.every(({ fields }) => fields.length > 0 && fields.every(isOfAgreement));
  return { draft: mutate, isPending, errors, error, isPlaced };
}
