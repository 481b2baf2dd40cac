-- Hóa đơn điều chỉnh, thay thế: invoices that correct others.
alter table invoices
  add column nature text not null default 'original' check (nature in ('original', 'adjust', 'replace')),
  -- Thông tin hóa đơn liên quan (TTHDLQuan) as the file of this invoice says it.
  add column related jsonb,
  add column corrects text generated always as (
    (related ->> 'form_no') || (related ->> 'symbol') || ' ' || lpad(related ->> 'number', 8, '0')) stored,
  add constraint invoices_related check ((nature = 'original') = (related is null));
create index invoices_nature on invoices (tenant_id, nature, issued_on desc, id desc) where nature <> 'original';

create table invoice_corrections (
  tenant_id bigint not null,
  -- The invoice that corrects.
  invoice_id bigint not null,
  target_id bigint not null,
  nature text not null check (nature in ('adjust', 'replace')),
  -- What was the matter, by a row of the law.
  matter text not null,
  -- The written agreement with the buyer that must come first.
  agreement_no text,
  agreement_on date,
  in_effect boolean not null default false,
  created_on timestamptz not null,
  primary key (tenant_id, invoice_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, target_id) references invoices (tenant_id, id),
  check (invoice_id <> target_id)
);
-- One correction of an invoice at a time, and one replacement for good.
create unique index invoice_corrections_open on invoice_corrections (tenant_id, target_id) where not in_effect;
create unique index invoice_corrections_replaced on invoice_corrections (tenant_id, target_id) where in_effect and nature = 'replace';
create index invoice_corrections_target on invoice_corrections (tenant_id, target_id);

-- What was replaced is corrected no more, and what was adjusted is not replaced (TT 91/2026 Điều 10.6.a).
create function refuse_second_method() returns trigger language plpgsql as $$
begin
  if exists (
    select from invoice_corrections earlier
    where earlier.tenant_id = new.tenant_id and earlier.target_id = new.target_id and earlier.in_effect
      and (earlier.nature = 'replace' or earlier.nature <> new.nature)
  ) then
    raise exception 'invoice % was corrected by another method', new.target_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoice_corrections_method before insert on invoice_corrections
  for each row execute function refuse_second_method();

alter table invoice_corrections enable row level security;
alter table invoice_corrections force row level security;
create policy tenant_only on invoice_corrections
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on invoice_corrections to hoadon_app;
