-- Notices are read from what they speak of. Kept is what each person has seen of them, and how they hear of them by mail.
create table notice_reads (
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  -- Names a notice; its time as it was seen: raised again later, it is unread again.
  key text not null,
  seen_on timestamptz not null,
  primary key (tenant_id, user_id, key),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create table notice_settings (
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  digest text not null check (digest in ('off', 'daily', 'weekly')),
  kinds text[] not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
-- One mail a person and day. The row is there before the mail goes out: one that stays 'sending' is unknown and not sent again.
create table notice_digests (
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  day date not null,
  state text not null check (state in ('sending', 'sent', 'nothing', 'failed')),
  -- What happened between the two is in it.
  covers_from timestamptz not null,
  covers_until timestamptz not null,
  primary key (tenant_id, user_id, day),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
do $$
declare
  name text;
begin
  foreach name in array array['notice_reads', 'notice_settings', 'notice_digests'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to hoadon_app', name);
  end loop;
end $$;

-- When all invoices of a batch had their results, and since when the server has paused it by itself.
alter table invoice_publishes no force row level security;
alter table invoice_publishes add column settled_on timestamptz, add column paused_on timestamptz;
update invoice_publishes set settled_on = started_on where state = 'ended';
update invoice_publishes set paused_on = started_on where paused_because is not null;
alter table invoice_publishes force row level security;
create index invoice_publishes_unsettled on invoice_publishes (tenant_id, started_on) where settled_on is null;
create index invoice_publishes_of_person on invoice_publishes (tenant_id, started_by, settled_on desc);

create index documents_in_trouble on documents (tenant_id, updated_on desc) where status_error or status = 'unknown';
create index invoice_emails_returned on invoice_emails (tenant_id, (coalesce(reported_on, settled_on)) desc)
  where state in ('bounced', 'failed');
create index imports_of_person on imports (tenant_id, user_id, finished_on desc) where state = 'done';
create index jobs_finished on jobs (tenant_id, user_id, finished_on desc) where finished_on is not null;
