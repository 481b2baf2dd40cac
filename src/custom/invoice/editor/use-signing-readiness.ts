import { isCalendarDate } from '#domain/fields/calendar-date.ts';
import { useGetSigningReadiness } from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';
import { today } from '#src/providers/today.ts';

export type SigningReadiness = components['schemas']['SigningReadiness'];

/** The certificate and the declarations as the server judges them for a series and a day. */
export type SigningNow = {
  /** Null until it is known. */
  readiness: SigningReadiness | null;
  failed: boolean;
  /** Asks again; null where there is no answer, and then publishing itself judges. */
  again: () => Promise<SigningReadiness | null>;
};

/** How many things stand in the way. */
export const lacksOf = (readiness: SigningReadiness | null): number =>
  readiness === null ? 0 : readiness.certificate.length + readiness.declaration.length;

/** What stands in the way of signing beside the content of the invoice; read again when the window is come back to. */
export function useSigningReadiness(
  series: { form_no: string; symbol: string },
  issued_on: string,
): SigningNow {
  const { data, error, refetch } = useGetSigningReadiness(
    { ...series, issued_on: isCalendarDate(issued_on) ? issued_on : today() },
    { query: { refetchOnWindowFocus: 'always' } },
  );
  return {
    readiness: data ?? null,
    failed: error !== null,
    again: async () => (await refetch()).data ?? null,
  };
}
