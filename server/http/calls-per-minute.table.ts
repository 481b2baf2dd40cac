/** How often an IP address may call what costs us dear or sends mails, by its route; a household or an office shares an address. */
const CALLS_PER_MINUTE = {
  '/oauth/token': 60,
  '/oauth/revoke': 60,
  '/api/passkey_challenges': 60,
  '/api/companies/:tax_code': 30,
  '/api/registered_companies/:tax_code': 60,
  '/api/xml_verifications': 20,
  // A page that waits for the money asks every few seconds.
  '/api/checkouts/:key': 300,
  '/api/checkouts/:key/sandbox_transfers': 30,
  '/api/checkouts/:key/gateway_payments': 20,
  '/api/checkouts/:key/look_ups': 30,
  // A bank tells of each transfer in a call of its own.
  '/api/bank_transfers': 300,
  '/api/invitation_requests': 10,
  '/api/trials': 10,
  '/api/trials/:key/code': 10,
  '/api/trials/:key/verification': 20,
  '/api/password_resets': 10,
  '/api/password_keys': 60,
  '/api/passwords': 20,
  '/api/statement_links': 30,
  '/api/statement_links/xml': 20,
  '/api/statement_links/pdf': 20,
  '/api/statement_links/preparations': 20,
  '/api/statement_links/signatures': 20,
  '/api/statement_links/files': 20,
  '/api/statement_links/credentials': 10,
  '/api/statement_links/orders': 10,
  '/api/statement_links/orders/look_ups': 60,
  '/api/statement_links/codes': 10,
  '/api/statement_links/confirmations': 20,
  '/api/statement_links/replies': 20,
  '/api/buyer_invoices': 60,
  '/api/buyer_invoices/look_ups': 20,
  '/api/buyer_invoices/pdf': 30,
  '/api/buyer_invoices/xml': 30,
  '/api/buyer_invoices/attachments': 30,
  '/api/buyer_invoices/verifications': 20,
  '/api/buyer_invoices/receipts': 20,
  '/api/buyer_invoices/requests': 10,
} as const satisfies Readonly<Record<string, number>>;

/** The table, each limit `factor` times as high. */
export function callsPerMinute(factor: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(CALLS_PER_MINUTE).map(([route, calls]) => [route, calls * factor]),
  );
}
