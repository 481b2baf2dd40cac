import { PUBLICATION_STATUSES } from '#domain/invoice/publication.ts';
import { useListCertificates } from '#generated/client/certificates/certificates.ts';
import { useListInvoices } from '#generated/client/invoices/invoices.ts';
import { useListTemplates } from '#generated/client/templates/templates.ts';
import { PUBLICATION_STATUS } from '#generated/vocabulary.ts';
import { useCan, useMay, useSignedIn } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { routes } from '#src/routes.ts';
import { useEffect, useState } from 'react';
import { stepsOf } from './first-run-steps.ts';
import type { Step } from './first-run-steps.ts';
import { isReached, keepReached } from './reached.ts';

/** Records of one call; a new company has a few. */
const most = 100;

/** What stands at the end of an invoice's way when all went well. */
const taken = PUBLICATION_STATUS.filter(
  (status) =>
    status !== 'draft' && PUBLICATION_STATUSES[status].final && !PUBLICATION_STATUSES[status].is_error,
);

type FirstRun = {
  /** Null while it is being read, where it could not be read, and where nobody needs it. */
  steps: readonly Step[] | null;
  /** The company has issued its first invoice. */
  reached: boolean;
  isPending: boolean;
  error: unknown;
  retry: () => void;
};

/**
 * How far a company is on the way to its first invoice, from the records themselves. One that is through costs one small
 * call in each browser; `asked` reads all the same.
 */
export function useFirstRun(asked: boolean): FirstRun {
  const { tenant } = useSignedIn();
  const may = useMay();
  const can = useCan();
  const [known] = useState(() => isReached(window.localStorage, tenant.id));
  const wanted = asked || !known;
  const invoices = useListInvoices({ status: taken, limit: 1 }, { query: { enabled: wanted } });
  const published = (invoices.data?.length ?? 0) > 0;
  const isOnTheWay = invoices.data !== undefined && !published;
  const maySee = { certificates: may('listCertificates'), templates: may('listTemplates') };
  const certificates = useListCertificates(
    { limit: most },
    { query: { enabled: isOnTheWay && maySee.certificates } },
  );
  const templates = useListTemplates({ limit: most }, { query: { enabled: isOnTheWay && maySee.templates } });
  useEffect(() => {
    if (published) keepReached(window.localStorage, tenant.id);
  }, [published, tenant.id]);

  const asks = [
    invoices,
    ...(maySee.certificates && !published ? [certificates] : []),
    ...(maySee.templates && !published ? [templates] : []),
  ];
  const error = asks.find((ask) => ask.error !== null)?.error ?? null;
  const isPending = wanted && error === null && asks.some(({ data }) => data === undefined);
  const records = {
    tenant,
    certificates: certificates.data ?? null,
    templates: templates.data ?? null,
    published,
    today: today(),
  };
  const page = (key: string) => routes[key]?.path ?? null;
  return {
    steps: wanted && error === null && !isPending ? stepsOf(records, { can, page }) : null,
    reached: known || published,
    isPending,
    error,
    retry: () => void Promise.all(asks.filter((ask) => ask.error !== null).map((ask) => ask.refetch())),
  };
}
