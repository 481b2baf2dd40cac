import { isCalendarDate } from '#domain/fields/calendar-date.ts';
import { useGetSigningReadiness } from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';
import { today } from '#src/providers/today.ts';
import type { Problem } from './problem-places.ts';

export type SigningReadiness = components['schemas']['SigningReadiness'];

/** The certificate and the declarations as the server judges them for a series and a day. */
export type SigningNow = {
  /** Null until it is known. */
  readiness: SigningReadiness | null;
  failed: boolean;
  /** Asks again; null where there is no answer, and then publishing itself judges. */
  again: () => Promise<SigningReadiness | null>;
};

/** What is not told by the problems of the draft already: the editor judges its series by the declarations too. */
export function untold(readiness: SigningReadiness, problems: readonly Problem[]): SigningReadiness {
  const told = new Set(problems.map(({ code }) => code));
  const left = (items: SigningReadiness['certificate']) => items.filter(({ code }) => !told.has(code));
  return { certificate: left(readiness.certificate), declaration: left(readiness.declaration) };
}

/** How many things stand in the way beside the problems of the draft. */
export function lacksOf(readiness: SigningReadiness | null, problems: readonly Problem[]): number {
  if (readiness === null) return 0;
  const { certificate, declaration } = untold(readiness, problems);
  return certificate.length + declaration.length;
}

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
