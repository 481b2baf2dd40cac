import type { RedirectRoute } from './route.ts';

/** Paths that lead on (spec points 2 and 6). */
export const redirectRoutes = {
  home: { path: '/admin', access: [[]], redirect: 'home' },
  settings: {
    path: '/admin/settings',
    access: [['tenant_settings'], ['user_permissions'], ['sign_settings']],
    redirect: 'first_setting',
  },
} as const satisfies Record<string, RedirectRoute>;
