/** `entry`: the page of ours that is served there. No account is needed for any of them. */
type PublicRoute = { path: string; entry: 'login' | 'public' };

/**
 * Public and pre-login routes (spec point 2). They are entries of their own: the admin's document is never served there,
 * so what it asks of a visitor (a token) it asks on no public path.
 */
export const publicRoutes = {
  password_redirect: { path: '/s/{key}', entry: 'public' },
  invitation: { path: '/invitation', entry: 'public' },
  statement_confirmation: { path: '/confirm/statement', entry: 'public' },
  login: { path: '/admin/authorization/login', entry: 'login' },
  forgot_password: { path: '/admin/authorization/forgot-password', entry: 'login' },
  verify: { path: '/verify', entry: 'public' },
  register: { path: '/register', entry: 'public' },
  checkout: { path: '/checkout/{id}', entry: 'public' },
  payment_success: { path: '/payment-success', entry: 'public' },
  buyer_invoice: { path: '/tra-cuu', entry: 'public' },
  create_trial: { path: '/create_trial', entry: 'public' },
} as const satisfies Record<string, PublicRoute>;
