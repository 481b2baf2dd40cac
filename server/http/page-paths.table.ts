/** Paths without the admin (spec point 2), by the entry that is served there; each entry asks a visitor for what it needs itself. */
export const LOGIN_PATHS: readonly string[] = [
  '/admin/authorization/login',
  '/admin/authorization/forgot-password',
];

/** Prefixes: what is behind one of them needs no login either. */
export const PUBLIC_PREFIXES: readonly string[] = [
  '/s',
  '/invitation',
  '/verify',
  '/register',
  '/create_trial',
  '/checkout',
  '/payment-success',
  '/confirm/statement',
  '/tra-cuu',
];
