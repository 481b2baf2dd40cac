-- Keys are kept for a day and deleted then, but those of publishing, which are kept for ever (server/http/idempotency.ts). The condition is
-- that of the sweep, so that what is kept for ever is not read each time.
create index idempotency_keys_old on idempotency_keys (created_on)
  where operation not in ('publishInvoice', 'publishInvoices', 'startBulkPublish');
grant select (tenant_id, created_on, operation) on idempotency_keys to hoadon_sweep;
create policy sweep on idempotency_keys for select to hoadon_sweep using (true);
