import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  publishCashRegisterPackage,
  publishCashRegisterPackages,
  useGetCashRegisterSending,
} from '#generated/client/invoice-calculating-machines/invoice-calculating-machines.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { pauseAfter } from '#src/views/document/use-followed.ts';
import { failureText } from '#src/views/failure-text.ts';

export type Sending = components['schemas']['CashRegisterSending'];
export type Package = components['schemas']['InvoiceCalculatingMachineTmp'];

/** Between two questions while nothing is on its way, ms: the time that is left is shown to the minute. */
const RESTING_MS = 30_000;

/** What waits to be sent and how what was sent goes on; asked often while a package is on its way. */
export function useSending() {
  const queryClient = useQueryClient();
  const sending = useGetCashRegisterSending({
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        restWhileLive(state.data?.under_way === true ? pauseAfter(state.dataUpdateCount) : RESTING_MS),
    },
  });
  // The lists beside it show the same invoices.
  const standing = JSON.stringify([
    sending.data?.today,
    sending.data?.waiting_count,
    sending.data?.under_way,
  ]);
  const before = useRef(standing);
  useEffect(() => {
    const known = before.current !== NOTHING_KNOWN;
    before.current = standing;
    if (known) rereadKinds(queryClient, ['invoice']);
  }, [queryClient, standing]);
  return sending;
}

const NOTHING_KNOWN = JSON.stringify([undefined, undefined, undefined]);

/** Sends all that waits, or one package once more, however often the button is pressed. */
export function useSend(id: number | null) {
  const queryClient = useQueryClient();
  const asked = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (): Promise<void> => {
      if (id === null) await publishCashRegisterPackages({});
      else await publishCashRegisterPackage(id, {});
    },
    onSettled: () => {
      asked.current = false;
      rereadKinds(queryClient, operations.publishCashRegisterPackages.invalidates);
    },
  });
  const send = () => {
    if (asked.current) return;
    asked.current = true;
    mutate();
  };
  return { send, isPending, failure: error === null ? null : failureText(error) };
}
