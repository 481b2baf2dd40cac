-- Each time a payer is led to a payment gateway for a request, under a name of its own there.
create table gateway_payments (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  payment_request_id bigint not null,
  -- vnp_TxnRef: leads back to the request by its reference.
  txn_ref text not null,
  -- What was to be paid when it began; a notice of another amount is held.
  amount numeric(15, 0) not null check (amount > 0),
  state text not null check (state in ('open', 'paid', 'failed', 'held')),
  -- Why it failed, in the gateway's code.
  response_code text,
  -- The gateway's own number, once it says that it is paid.
  transaction_no text,
  created_on timestamptz not null,
  expires_on timestamptz not null,
  looked_up_on timestamptz,
  -- Since when look-ups get no answer: the payment is unknown.
  unanswered_since timestamptz,
  settled_on timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, txn_ref),
  foreign key (tenant_id, payment_request_id) references payment_requests (tenant_id, id)
);
create index gateway_payments_request on gateway_payments (tenant_id, payment_request_id, id desc);
alter table gateway_payments enable row level security;
alter table gateway_payments force row level security;
create policy tenant_only on gateway_payments using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on gateway_payments to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
