-- Money that came and paid for nothing is given back: one refund for each transfer, so that none is given back twice (decision 086).
create table payment_refunds (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  payment_request_id bigint not null,
  -- The transfer that it gives back, wholly or in part.
  bank_reference text not null,
  amount numeric(15, 0) not null check (amount > 0),
  reason text not null check (reason in ('again', 'over', 'after_cancel', 'given_up')),
  -- gateway: asked of VNPAY, back to where the money came from. transfer: by the operator, to the account below.
  way text not null check (way in ('gateway', 'transfer')),
  -- open: the company is to ask for it. asked: the operator is to transfer. sending, unknown, accepted: with the gateway.
  state text not null check (state in ('open', 'asked', 'sending', 'unknown', 'accepted', 'refused', 'done')),
  -- Our number of the request to the gateway: the same however often it is sent.
  request_no text,
  response_code text,
  bank_name text,
  account_number text,
  account_name text,
  asked_on timestamptz,
  asked_by bigint,
  -- From then on the gateway may have it, whatever it answered.
  sent_on timestamptz,
  settled_on timestamptz,
  -- The number under which the bank or the gateway gave it back.
  settled_reference text,
  created_on timestamptz not null,
  lock_version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, bank_reference),
  foreign key (tenant_id, payment_request_id) references payment_requests (tenant_id, id),
  foreign key (tenant_id, bank_reference) references payment_transfers (tenant_id, bank_reference),
  foreign key (tenant_id, asked_by) references users (tenant_id, id),
  check (state <> 'asked' or (bank_name is not null and account_number is not null and account_name is not null)),
  check (state not in ('sending', 'unknown', 'accepted') or (way = 'gateway' and request_no is not null))
);
create index payment_refunds_request on payment_refunds (tenant_id, payment_request_id);
alter table payment_refunds enable row level security;
alter table payment_refunds force row level security;
create policy tenant_only on payment_refunds using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on payment_refunds to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
-- npm run payments -- refunds: which companies are owed a transfer.
grant select (tenant_id, state) on payment_refunds to hoadon_sweep;
create policy sweep on payment_refunds for select to hoadon_sweep using (true);

-- Pages that show the request read it again.
create function notify_payment_refunds() returns trigger language plpgsql as $$
begin
  perform pg_notify('hoadon_changes', json_build_object('tenant_id', new.tenant_id, 'subject', 'payment_request',
    'ids', array[new.payment_request_id], 'user_id', null, 'bell', false)::text);
  return null;
end $$;
create trigger payment_refunds_notify after insert or update on payment_refunds for each row execute function notify_payment_refunds();

-- What came before: money of each transfer beyond what its request took.
alter table payment_requests no force row level security;
alter table payment_transfers no force row level security;
alter table payment_refunds no force row level security;
insert into payment_refunds (tenant_id, payment_request_id, bank_reference, amount, reason, way, state, created_on)
select tenant_id, payment_request_id, bank_reference, case outcome when 'over' then least(amount, so_far - total) else amount end, outcome,
  case when bank_reference like 'VNPAY-%' then 'gateway' else 'transfer' end, 'open', received_on
from (
  select transfer.*, total, sum(amount) over (partition by transfer.tenant_id, payment_request_id order by transfer.id) as so_far
  from payment_transfers as transfer
  join payment_requests as request on request.tenant_id = transfer.tenant_id and request.id = payment_request_id
) as transfers
where outcome in ('again', 'after_cancel') or (outcome = 'over' and so_far > total);
alter table payment_requests force row level security;
alter table payment_transfers force row level security;
alter table payment_refunds force row level security;
