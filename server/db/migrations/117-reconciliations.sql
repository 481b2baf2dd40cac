-- Đối chiếu: what the authority received of a company on a day, against what the company sent (server/modules/reconciliations, decision 124).
create table reconciliations (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  day date not null,
  -- open: to be asked, or asked again, from next_on on.
  state text not null check (state in ('open', 'done')),
  next_on timestamptz,
  -- Comparisons since it was last opened by the clock or a person.
  attempts integer not null default 0,
  -- Of the last list that was compared; null while none could be read.
  asked_on timestamptz,
  received_count integer not null default 0,
  agreed_count integer not null default 0,
  difference_count integer not null default 0,
  -- Since when something differs that does not end by itself; null where all agrees or is on its way to.
  differs_since timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, day),
  check ((state = 'open') = (next_on is not null))
);
-- By these the sweep finds, over all companies, which have a day to ask about.
create index reconciliations_day on reconciliations (day, tenant_id);
create index reconciliations_open on reconciliations (next_on, tenant_id) where state = 'open';

create table reconciliation_differences (
  tenant_id bigint not null,
  id bigserial not null,
  reconciliation_id bigint not null,
  kind text not null check (kind in ('whereabouts_unknown', 'answer_missing', 'not_received', 'not_sent_here', 'total_differs', 'state_differs', 'code_differs')),
  message_id text not null,
  form_no text not null,
  symbol text not null,
  number integer not null,
  -- Of our own; null where the authority alone has it.
  transmission_id bigint,
  invoice_id bigint,
  total_sent numeric,
  total_received numeric,
  state_sent text,
  state_received text,
  primary key (tenant_id, id),
  foreign key (tenant_id, reconciliation_id) references reconciliations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, transmission_id) references transmissions (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);
create index reconciliation_differences_day on reconciliation_differences (tenant_id, reconciliation_id, id);

do $$
declare
  name text;
begin
  foreach name in array array['reconciliations', 'reconciliation_differences'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to hoadon_app', name);
  end loop;
end $$;
grant usage on all sequences in schema public to hoadon_app;
-- Which companies have a day to ask about.
grant select (tenant_id, day, state, next_on) on reconciliations to hoadon_sweep;
create policy sweep on reconciliations for select to hoadon_sweep using (true);

-- Pages that show the day read it again; a difference that stays is a notice.
create function notify_reconciliations() returns trigger language plpgsql as $$
begin
  perform pg_notify('hoadon_changes', json_build_object('tenant_id', new.tenant_id, 'subject', 'reconciliation',
    'ids', array[new.id], 'user_id', null, 'bell', new.differs_since is not null)::text);
  return null;
end $$;
create trigger reconciliations_notify after insert or update on reconciliations for each row execute function notify_reconciliations();
