import { useListCertificates } from '#generated/client/certificates/certificates.ts';
import { useListInvoices } from '#generated/client/invoices/invoices.ts';
import {
  useListRegistrationHistory,
  useListRegistrations,
} from '#generated/client/registrations/registrations.ts';
import { useListTemplates } from '#generated/client/templates/templates.ts';
import { useCan, useMay, useSignedIn } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import type { RouteKey } from '#src/routes.ts';
import { useEffect, useEffectEvent } from 'react';
import { taken } from './reached.ts';
import type { Reached } from './use-reached.ts';
import { declaredBy, furthestInvoice, isAway } from './first-run-facts.ts';
import { stepsOf } from './first-run-steps.ts';
import type { Step } from './first-run-steps.ts';
import { waitsOf } from './waits.ts';
import type { Wait } from './waits.ts';

/** Records of one call; a new company has a few. */
const most = 100;
/** Newest first: what is older than the last accepted one says nothing. */
const mostDeclarations = 20;
/** Of a company that has issued none yet. */
const mostInvoices = 20;
/** Between two looks at a document whose answer is awaited, ms. */
const pause = 10_000;

type FirstRun = {
  /** Null while it is being read, where it could not be read, and where nobody needs it. */
  steps: readonly Step[] | null;
  waits: readonly Wait[];
  /** The company has issued its first invoice. */
  reached: boolean;
  isPending: boolean;
  error: unknown;
  retry: () => void;
};

/**
 * How far a company is on the way to its first invoice, from the records themselves. Whether it is through is read by who draws
 * this, once: read here too, a failure would be repeated.
 */
export function useFirstRun({ wanted, reached, first }: Reached): FirstRun {
  const { tenant } = useSignedIn();
  const may = useMay();
  const can = useCan();
  const isOnTheWay = first.data?.length === 0;
  const maySee = {
    certificates: may('listCertificates'),
    registrations: may('listRegistrations'),
    templates: may('listTemplates'),
  };
  const certificates = useListCertificates(
    { limit: most },
    { query: { enabled: isOnTheWay && maySee.certificates } },
  );
  const registrations = useListRegistrations(
    { limit: mostDeclarations, sort: '-created_on' },
    {
      query: {
        enabled: isOnTheWay && maySee.registrations,
        refetchInterval: ({ state }) =>
          restWhileLive(isAway(declaredBy(state.data ?? []).at) ? pause : false),
      },
    },
  );
  const templates = useListTemplates({ limit: most }, { query: { enabled: isOnTheWay && maySee.templates } });
  const newest = useListInvoices(
    { limit: mostInvoices, sort: '-created_on' },
    {
      query: {
        enabled: isOnTheWay,
        refetchInterval: ({ state }) =>
          restWhileLive(isAway(furthestInvoice(state.data ?? [])?.at ?? 'none') ? pause : false),
      },
    },
  );
  const published =
    (first.data?.length ?? 0) > 0 || (newest.data?.some(({ status }) => taken.includes(status)) ?? false);
  // Its acceptance is what makes a certificate a declared one.
  const declared = declaredBy(registrations.data ?? []);
  const { at } = declared;
  const events = useListRegistrationHistory(declared.at === 'none' ? 0 : declared.registration.id, {
    query: { enabled: isOnTheWay && isAway(at) && may('listRegistrationHistory') },
  });
  const lookAgain = useEffectEvent(() => {
    if (at === 'accepted' && certificates.data !== undefined) void certificates.refetch();
  });
  useEffect(() => lookAgain(), [at]);

  const asks = [
    first,
    ...(maySee.certificates && !published ? [certificates] : []),
    ...(maySee.registrations && !published ? [registrations] : []),
    ...(maySee.templates && !published ? [templates] : []),
    ...(isOnTheWay ? [newest] : []),
  ];
  const error = asks.find((ask) => ask.error !== null)?.error ?? null;
  const isPending = wanted && error === null && asks.some(({ data }) => data === undefined);
  const records = {
    tenant,
    certificates: certificates.data ?? null,
    registrations: registrations.data ?? null,
    templates: templates.data ?? null,
    invoices: newest.data ?? [],
    published,
    today: today(),
  };
  const page = (key: RouteKey, id?: number) => (can(routeOf(key).access) ? hrefOf(key, id) : null);
  const steps = wanted && error === null && !isPending ? stepsOf(records, { can, page }) : null;
  return {
    steps,
    waits: steps === null ? [] : waitsOf(steps, records, events.data?.[0]?.happened_on ?? null),
    reached: reached || published,
    isPending,
    error,
    retry: () => void Promise.all(asks.filter((ask) => ask.error !== null).map((ask) => ask.refetch())),
  };
}
