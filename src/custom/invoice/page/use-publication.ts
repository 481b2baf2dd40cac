import { useGetInvoicePublication } from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';

type Publication = components['schemas']['Publication'];

/** Pauses between two questions, ms: 1 s rising to 5 s. */
const pauses = [1000, 1500, 2000, 3000, 4000, 5000] as const;

export function pauseAfter(answers: number): number {
  return pauses[Math.min(answers, pauses.length) - 1] ?? pauses[0];
}

/** How the publication of an invoice stands; asked again until nothing more will come by itself. */
export function usePublication(id: number): Publication | undefined {
  const { data } = useGetInvoicePublication(id, {
    query: {
      staleTime: 0,
      // What failed here may have been signed again in another tab.
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) =>
        state.data?.final === true ? false : pauseAfter(state.dataUpdateCount),
    },
  });
  return data;
}
