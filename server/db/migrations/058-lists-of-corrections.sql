-- Bảng kê 01/BK-ĐCTT: a statement about several invoices of one buyer and month, which one invoice puts right.
alter table statements
  -- The invoices beside the first one (id and name), and what each of their lines should have said, in the same order.
  add column listed jsonb not null default '[]',
  add column further jsonb not null default '[]';

-- Which invoices a list names beside the first one; it does not change.
create table statement_invoices (
  tenant_id bigint not null,
  statement_id bigint not null,
  invoice_id bigint not null,
  primary key (tenant_id, statement_id, invoice_id),
  foreign key (tenant_id, statement_id) references statements (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);
create index statement_invoices_invoice on statement_invoices (tenant_id, invoice_id);
alter table statement_invoices enable row level security;
alter table statement_invoices force row level security;
create policy tenant_only on statement_invoices
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on statement_invoices to hoadon_app;

-- One statement of an invoice is under way at a time, whether by itself or in a list.
create function refuse_second_statement() returns trigger language plpgsql as $$
begin
  if exists (
    select from statements open
    where open.tenant_id = new.tenant_id and open.id <> new.statement_id and open.state not in ('signed', 'withdrawn')
      and (open.invoice_id = new.invoice_id or exists (
        select from statement_invoices listed
        where listed.tenant_id = open.tenant_id and listed.statement_id = open.id and listed.invoice_id = new.invoice_id))
  ) then
    raise exception 'invoice % has a statement under way', new.invoice_id using errcode = 'unique_violation';
  end if;
  return new;
end $$;
create trigger statement_invoices_open before insert on statement_invoices
  for each row execute function refuse_second_statement();

-- A list is the agreement of one correcting invoice with all its targets.
drop index invoice_corrections_statement;
create unique index invoice_corrections_statement on invoice_corrections (tenant_id, statement_id, target_id)
  where statement_id is not null;

-- One invoice corrects all of its targets in one way.
create or replace function refuse_second_method() returns trigger language plpgsql as $$
begin
  if exists (
    select from invoice_corrections earlier
    where earlier.tenant_id = new.tenant_id and earlier.target_id = new.target_id and earlier.in_effect
      and (earlier.nature = 'replace' or earlier.nature <> new.nature)
  ) or exists (
    select from invoice_corrections earlier
    where earlier.tenant_id = new.tenant_id and earlier.other_id = new.other_id and earlier.in_effect
      and (earlier.nature = 'replace' or earlier.nature <> new.nature)
  ) then
    raise exception 'invoice % % was corrected by another method', new.target_id, new.other_id using errcode = 'check_violation';
  end if;
  if exists (
    select from invoice_corrections beside
    where beside.tenant_id = new.tenant_id and beside.invoice_id = new.invoice_id and beside.nature <> new.nature
  ) then
    raise exception 'invoice % corrects in two ways', new.invoice_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
