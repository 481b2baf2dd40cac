import { ApiFailure } from '#generated/client/http.ts';
import type { components } from '#generated/types.ts';
import { hrefOf } from '#src/routes.ts';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

type Invoice = components['schemas']['Invoice'];

/** Drafts the correcting invoice and opens it in the editor; what the server refuses comes back by field, the rest as one text. */
export function useCorrection<Input>(draft: (input: Input) => Promise<Invoice>) {
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
  for (const { fields, message } of items) for (const field of fields) errors[field] ??= message;
  return { draft: mutate, isPending, errors, error };
}
