import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  getGetCollectorMailboxQueryKey,
  updateCollectorMailbox,
  verifyCollectorMailbox,
} from '#generated/client/invoice-collectors/invoice-collectors.ts';
import type { components } from '#generated/types.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { collectorMailboxWords as words } from '#src/wording/processing/collector-mailbox.ts';

type Mailbox = components['schemas']['CollectorMailbox'];
type Input = components['schemas']['CollectorMailboxInput'];
/** As typed: the port is text, and an empty password keeps the one that is kept. */
type Values = Omit<Input, 'port' | 'password'> & { port: string; password: string };

/** What is typed of a mailbox until it is saved, and what a check of it said. */
export function useMailboxEdits(saved: Mailbox) {
  const [edits, setEdits] = useState<Partial<Values>>({});
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { enabled, host, security, username, folder } = saved;
  const values: Values = {
    ...{ enabled, host, security, username, folder, password: '', port: String(saved.port) },
    ...edits,
  };
  const isUnsaved = Object.keys(edits).length > 0;
  useReportUnsaved(isUnsaved);
  const input: Input = {
    ...values,
    host: values.host.trim(),
    username: values.username.trim(),
    folder: values.folder.trim(),
    port: Number(values.port),
    password: values.password === '' ? null : values.password,
  };
  const save = useMutation({
    mutationFn: () =>
      updateCollectorMailbox({ collector_mailbox: { ...input, lock_version: saved.lock_version } }),
    onSuccess: (after) => {
      queryClient.setQueryData(getGetCollectorMailboxQueryKey(), after);
      setEdits({});
      notify(words.saved, { type: 'success' });
    },
    // What somebody else saved is read; what was typed here stays over it.
    onError: () => void queryClient.invalidateQueries({ queryKey: getGetCollectorMailboxQueryKey() }),
  });
  const check = useMutation({ mutationFn: () => verifyCollectorMailbox({ collector_mailbox: input }) });
  const failure = save.error ?? check.error;
  const isWhole =
    input.host !== '' && input.username !== '' && input.folder !== '' && /^[1-9]\d{0,4}$/.test(values.port);
  return {
    values,
    change: (changes: Partial<Values>) => {
      setEdits((now) => ({ ...now, ...changes }));
      check.reset();
      save.reset();
    },
    isUnsaved,
    isWhole,
    save: () => save.mutate(),
    saving: save.isPending,
    check: () => check.mutate(),
    checking: check.isPending,
    checked: check.data ?? null,
    failure: failure === null ? null : failureText(failure),
  };
}
