import { useMay } from '#src/providers/account-context.ts';
import { hrefOf, routeOf, settingsRoutes } from '#src/routes.ts';
import { Denied } from '#src/ui/state/denied.tsx';
import { homeHref } from '#src/wording/links.ts';
import { Navigate } from 'react-router';

/** /admin/settings opens the first settings page the account may see, else the denial (spec point 2). */
export function SettingsIndex() {
  const may = useMay();
  const first = settingsRoutes.find((key) => routeOf(key).access.some(may));
  return first === undefined ? <Denied homeHref={homeHref} /> : <Navigate to={hrefOf(first)} replace />;
}
