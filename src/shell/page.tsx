import { Denied } from '#src/ui/state/denied.tsx';
import { openPage } from '#src/providers/auth/access.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { routeOf } from '#src/routes.ts';
import type { RouteKey } from '#src/routes.ts';
import { checksHold } from '#src/routes/activation-checks.ts';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { homeHref } from '#src/wording/links.ts';
import { useCanAccess } from 'react-admin';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PageFrame } from './page-frame.tsx';
import type { Frame } from './page-frame.tsx';

const TrialOver = lazy(async () => ({ default: (await import('./trial-over.tsx')).TrialOver }));

const digits = /^\d+$/;

/** Ids count from 1, in numbers that a browser holds; no record has another one. */
const isId = (id: string) => digits.test(id) && Number(id) > 0 && Number.isSafeInteger(Number(id));

type PageProps = {
  route: RouteKey;
  /** Null for a page that is there at once. */
  frame: Frame | null;
  children: ReactNode;
};

/**
 * A page behind its rules: an id that is no record's, or anything after the page's own path, is not found; without the
 * permission, or where a check of the route does not hold, the denial is in the page's place and the address stays (spec points 2
 * and 8), and says which of the two it is. Pages are below the gate, so the account is loaded by then. While a page's code is
 * fetched its frame is there; the key takes the page being left away with all that listens in it.
 */
export function Page({ route, frame, children }: PageProps) {
  const { id, '*': rest = '' } = useParams();
  const { tenant } = useSignedIn();
  const { canAccess } = useCanAccess({ resource: route, action: openPage });
  if (rest !== '' || (id !== undefined && !isId(id))) return <NotFoundPage />;
  if (canAccess !== true) return <Denied homeHref={homeHref} />;
  return (
    <Suspense key={id} fallback={frame && <PageFrame {...frame} />}>
      {checksHold(routeOf(route), tenant) ? children : <TrialOver />}
    </Suspense>
  );
}

/** /admin/accessdenied: where a redirect finds nothing that the account may open. */
export function DeniedPage() {
  return <Denied homeHref={homeHref} />;
}
