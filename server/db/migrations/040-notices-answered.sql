-- The authority's signature on a notice as it was found when the notice was taken in; null of those that are not read yet.
alter table authority_notices add column signature jsonb;

-- What answers a notice 01/TB-RSĐT (302) names it by number and day.
create index invoice_mistakes_review on invoice_mistakes (tenant_id, review_no, review_on) where origin = 'review';

-- Notices taken in before are read once more: their signatures, and what is read of them since.
alter table authority_notices no force row level security;
alter table transmissions no force row level security;
update transmissions set applied_on = null
  from authority_notices as notice
  where notice.tenant_id = transmissions.tenant_id and notice.transmission_id = transmissions.id;
alter table transmissions force row level security;
alter table authority_notices force row level security;

-- Ngừng sử dụng hóa đơn điện tử (TT 91/2026 Điều 8): since when nothing may be issued, of what, and until when.
create table use_stops (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  -- The letter of Điều 8.1, as domain/rules/use-stops.table.ts names it; null of a notice that does not say.
  ground text,
  -- All invoices, or those of cash registers alone.
  scope text not null check (scope in ('all', 'cash_register')),
  stopped_on timestamptz not null,
  resumed_on timestamptz check (resumed_on > stopped_on),
  decision_no text,
  note text,
  -- The notices that say so; null where a person wrote it down.
  stop_notice_id bigint,
  resume_notice_id bigint,
  created_on timestamptz not null,
  created_by bigint,
  resumed_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, stop_notice_id),
  foreign key (tenant_id, stop_notice_id) references authority_notices (tenant_id, id),
  foreign key (tenant_id, resume_notice_id) references authority_notices (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  foreign key (tenant_id, resumed_by) references users (tenant_id, id)
);
create index use_stops_since on use_stops (tenant_id, stopped_on desc);
alter table use_stops enable row level security;
alter table use_stops force row level security;
create policy tenant_only on use_stops using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on use_stops to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
