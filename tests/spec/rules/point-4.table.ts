import type { Rule } from './rule.ts';

/** Point 4: states and transitions. */
export const POINT_4: readonly Rule[] = [
  { id: '4.session.no-token', rule: 'No access token on a non-public path: visitor is sent to login.' },
  {
    id: '4.session.no-token-home',
    rule: 'From / or /admin the redirect carries no parameter; elsewhere it carries the current path.',
  },
  { id: '4.session.valid-token', rule: 'Valid token: stored.' },
  {
    id: '4.session.expired-token',
    rule: 'Expired token that no refresh token renews: stored token cleared, visitor sent to login with redirect.',
  },
  {
    id: '4.session.query-token',
    rule: 'A token in the query string on /admin is accepted only if its exp is in the future; it is then stored and removed from the URL.',
  },
  { id: '4.session.query-token-invalid', rule: 'An invalid token is removed from the URL.' },
  {
    id: '4.session.refresh-grace',
    rule: 'Before a call, when both tokens exist, a refresh is triggered if the access token expired more than 10 seconds ago.',
  },
  { id: '4.session.refresh-both-past', rule: 'Also when both access and refresh tokens are past exp.' },
  { id: '4.session.refresh-stores', rule: 'Refresh stores the new tokens.' },
  { id: '4.session.account-states', rule: 'Current user load: loading, loaded (account stored), failed.' },
  { id: '4.session.account-refetch', rule: 'The current user is refetched every 15 minutes.' },
  {
    id: '4.session.account-401',
    rule: 'Failure with HTTP 401 goes to login with a returnUrl parameter (path and query).',
  },
  { id: '4.session.account-failed', rule: 'Other failures show an error page.' },
  {
    id: '4.session.logout',
    rule: 'Logout removes the stored access_token and goes to login with a redirect parameter holding the current path.',
  },
  {
    id: '4.auto-config.error',
    rule: 'Invoice auto-config has an error state that can be reset.',
  },
  { id: '4.publishing.polled', rule: 'Publishing/signing status of an invoice is polled.' },
  {
    id: '4.publishing.polled-others',
    rule: 'Publishing/signing status of the other document types is polled.',
  },

  { id: '4.statuses.values', rule: 'The twenty transmission and tax-authority statuses.' },
  { id: '4.statuses.colours', rule: 'Each status has its colour: warning, highlight, success or critical.' },
  {
    id: '4.statuses.errors',
    rule: 'Error set: nine statuses, from invalid_message to requesting_digital_signature_is_faulty.',
  },

  { id: '4.popover.phases', rule: 'Popover: entering, entered, exiting, exited; 100 ms between steps.' },
  { id: '4.popover.outside', rule: 'Popover closes on outside click.' },
  { id: '4.popover.escape', rule: 'Popover closes on escape.' },
  { id: '4.popover.scroll-out', rule: 'Popover closes on scrolling out of view.' },
  { id: '4.popover.focus-out', rule: 'Popover closes on focus leaving.' },
  { id: '4.modal.close-button', rule: 'Modal closes on its close button.' },
  { id: '4.modal.escape', rule: 'Modal closes on escape.' },
  { id: '4.modal.focus-out', rule: 'Modal closes on focus-out (backdrop click counts).' },
  { id: '4.avatar.states', rule: 'Avatar image: pending, loaded, errored.' },
  { id: '4.avatar.fallback', rule: 'An avatar without its image falls back to initials or a person icon.' },
  { id: '4.toast.exit', rule: 'Toast exit 400 ms.' },
];
