import { useToast } from '#src/ui/overlay/toast-context.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Statement } from './statement-fields.ts';

type Act = { run: () => Promise<Statement>; said?: string; onDone?: () => void };

/** One thing the seller does about a statement; what the server says against it is shown where it was asked. */
export function useAct() {
  const { show } = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ run }: Act) => run(),
    onSuccess: async (_statement, { said, onDone }) => {
      onDone?.();
      if (said !== undefined) show({ tone: 'success', message: said });
      await queryClient.invalidateQueries({ queryKey: ['statements'] });
    },
  });
  return { act: mutate, isPending, failure: error === null ? null : failureText(error), reset };
}
