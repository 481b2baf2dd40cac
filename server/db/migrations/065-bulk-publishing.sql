-- Phát hành hàng loạt of up to thousands: the server takes them a hundred at a time, and a person may pause it, go on, or stop the rest.
alter table invoice_publishes
  add column state text not null default 'ended' check (state in ('running', 'paused', 'ended')),
  -- Why the server paused it by itself, in Vietnamese; null where a person did.
  add column paused_because text,
  -- Warnings that the person was shown and confirmed for all of them.
  add column acknowledged text[] not null default '{}';
alter table invoice_publishes alter column state drop default;
create index invoice_publishes_running on invoice_publishes (tenant_id, id) where state = 'running';

-- The migration reaches every company; its tables hide rows from whoever is of none.
alter table invoice_publish_items no force row level security;
alter table invoice_publish_items
  add column state text not null default 'taken' check (state in ('pending', 'taken', 'refused', 'stopped')),
  -- Of the invoice as the person saw it; null of batches that were taken at once.
  add column lock_version integer;
update invoice_publish_items set state = 'refused' where refused is not null;
alter table invoice_publish_items alter column state drop default;
alter table invoice_publish_items force row level security;
create index invoice_publish_items_pending on invoice_publish_items (tenant_id, publish_id, position) where state = 'pending';
grant update on invoice_publishes, invoice_publish_items to hoadon_app;
