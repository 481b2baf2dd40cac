import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations, type OperationId } from '#generated/operations.ts';
import { useMay } from '#src/providers/account-context.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { Button } from '#src/ui/action/button.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import { heldWords as words } from '#src/wording/processing/held.ts';

/** The request that submits the document: of one that is on its way it has it tried at once, and nothing is sent twice. */
export type TryAgain = { operation: OperationId; send: () => Promise<unknown> };

/** Tries a document that fails at each try once more now, after the fault was mended. */
export function TryAgainButton({ operation, send }: TryAgain) {
  const { show } = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => show({ tone: 'success', message: words.triedAgain }),
    onError: (error) => show({ tone: 'error', message: failureText(error) }),
    onSettled: () => rereadKinds(queryClient, operations[operation].invalidates),
  });
  if (!useMay()(operation)) return null;
  return (
    <Button icon={IconRefresh} busy={isPending} onClick={() => mutate()}>
      {words.tryAgain}
    </Button>
  );
}
