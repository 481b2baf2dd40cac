import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { isCalendarDate } from '#domain/fields/calendar-date.ts';
import { useGetSigningReadiness } from '#generated/client/invoices/invoices.ts';
import type { components } from '#generated/types.ts';
import { useCan } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf, routeOf, type RouteKey } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import type { Invoice } from '../draft/draft.ts';
import { readyWords } from '#src/wording/desk/invoice-editor.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

type Part = keyof SigningReadiness;

/** What is looked at beside the invoice itself, and the page where it is mended. */
const parts = {
  certificate: 'certificates',
  declaration: 'registrations',
  package: 'service_packages.checkout',
} as const satisfies Record<Part, RouteKey>;

/** What is counted as ready too; the package is said only where it keeps the invoice back. */
export const signingParts = ['certificate', 'declaration'] as const satisfies readonly Part[];

/** Lines of the card for the certificate, the declaration and the package. */
export function SigningLines({ readiness, failed }: SigningNow) {
  if (readiness === null) {
    return (
      <li className={failed ? 'ready__todo' : ''} role="status">
        <Icon of={failed ? IconAlertTriangle : IconHourglass} size={18} />
        <span>{failed ? readyWords.unchecked : readyWords.checking}</span>
      </li>
    );
  }
  return (
    <>
      {signingParts.map((part) =>
        readiness[part].length > 0 ? (
          <PartLines key={part} part={part} readiness={readiness} />
        ) : (
          <li key={part} className="ready__done">
            <Icon of={IconCircleCheck} size={18} />
            <span>{readyWords[part]}</span>
          </li>
        ),
      )}
      <PartLines part="package" readiness={readiness} />
    </>
  );
}

function PartLines({ part, readiness }: { part: Part; readiness: SigningReadiness }) {
  const can = useCan();
  const page = parts[part];
  return (
    <>
      {readiness[part].map(({ code = '', message }) => (
        <li key={code} className="ready__todo">
          <Icon of={IconAlertTriangle} size={18} />
          <span>
            {serverSaid.of(message)}{' '}
            {can(routeOf(page).access) && (
              <KitLink className="ready__link" href={hrefOf(page)}>
                {readyWords.open[part]}
              </KitLink>
            )}
          </span>
        </li>
      ))}
    </>
  );
}

export type SigningReadiness = components['schemas']['SigningReadiness'];

/** The certificate, the declarations and the package as the server judges them for a series and a day. */
export type SigningNow = {
  /** Null until it is known. */
  readiness: SigningReadiness | null;
  failed: boolean;
  /** Asks again; null where there is no answer, and then publishing itself judges. */
  again: () => Promise<SigningReadiness | null>;
};

/** How many things stand in the way. */
export const lacksOf = (readiness: SigningReadiness | null): number =>
  readiness === null
    ? 0
    : readiness.certificate.length + readiness.declaration.length + readiness.package.length;

/**
 * What stands in the way of signing beside the content of the invoice; read again when the window is come back to. What has its number,
 * or corrects another invoice, goes on without a package.
 */
export function useSigningReadiness(
  series: { form_no: string; symbol: string },
  issued_on: string,
  invoice: Pick<Invoice, 'number' | 'nature'> | null,
): SigningNow {
  const { data, error, refetch } = useGetSigningReadiness(
    { ...series, issued_on: isCalendarDate(issued_on) ? issued_on : today() },
    { query: { refetchOnWindowFocus: 'always' } },
  );
  const isCounted = invoice === null || (invoice.number === null && invoice.nature === 'original');
  const ofInvoice = (read: SigningReadiness | undefined): SigningReadiness | null =>
    read === undefined || isCounted ? (read ?? null) : { ...read, package: [] };
  return {
    readiness: ofInvoice(data),
    failed: error !== null,
    again: async () => ofInvoice((await refetch()).data),
  };
}
