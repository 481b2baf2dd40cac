import { firstSetting, homePath, settingToResume } from '#src/menu/first-page.ts';
import { useCan } from '#src/providers/account-context.ts';
import { Navigate, useLocation } from 'react-router';
import { lastSettingsPage, menuFlag } from './settings-trail.ts';

/** /admin leads on to the first page of the product that the account may open. */
export function HomeRedirect() {
  return <Navigate to={homePath(useCan())} replace />;
}

/**
 * /admin/settings leads on to the first settings page that the account may open; asked for its menu (small screens),
 * to the one it was on last: in this tab another account may have been signed in then, with more rights.
 */
export function SettingsRedirect() {
  const { search } = useLocation();
  const can = useCan();
  if (!menuFlag.isOn(search)) return <Navigate to={firstSetting(can)} replace />;
  const [path = '', query = ''] = settingToResume(can, lastSettingsPage(window.sessionStorage)).split('?');
  return <Navigate to={menuFlag.on(path, query)} replace />;
}
