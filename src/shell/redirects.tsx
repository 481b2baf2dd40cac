import { firstSetting, homePath } from '#src/menu/first-page.ts';
import { useCan } from '#src/providers/account-context.ts';
import { Navigate, useLocation } from 'react-router';
import { lastSettingsPage, menuFlag } from './settings-trail.ts';

/** /admin leads on to the first page of the product that the account may open. */
export function HomeRedirect() {
  return <Navigate to={homePath(useCan())} replace />;
}

/**
 * /admin/settings leads on to the first settings page that the account may open; asked for its menu (small screens),
 * to the one it was on last.
 */
export function SettingsRedirect() {
  const { search } = useLocation();
  const first = firstSetting(useCan());
  if (!menuFlag.isOn(search)) return <Navigate to={first} replace />;
  const [path = first, query = ''] = (lastSettingsPage(window.sessionStorage) ?? first).split('?');
  return <Navigate to={menuFlag.on(path, query)} replace />;
}
