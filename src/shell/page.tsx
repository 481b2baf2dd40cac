import { Denied } from '#src/ui/state/denied.tsx';
import { useMay } from '#src/providers/account-context.ts';
import { routeOf } from '#src/routes.ts';
import type { RouteKey } from '#src/routes.ts';
import { NotFoundPage } from '#src/views/pages/not-found-page.tsx';
import { homeHref } from '#src/wording/links.ts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

const digits = /^\d+$/;

type PageProps = { route: RouteKey; children: ReactNode };

/**
 * A page behind its rules: an id that is not digits, or anything after the page's own path, is not found; without the
 * permission the denial stands in the page's place and the address stays (spec points 2 and 8).
 */
export function Page({ route, children }: PageProps) {
  const { id, '*': rest = '' } = useParams();
  const may = useMay();
  if (rest !== '' || (id !== undefined && !digits.test(id))) return <NotFoundPage />;
  if (!routeOf(route).access.some(may)) return <Denied homeHref={homeHref} />;
  return <>{children}</>;
}
