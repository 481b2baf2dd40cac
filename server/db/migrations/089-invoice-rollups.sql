-- What the invoices of a day or a month add up to, so that totals, reports and the overview need not read them all (decision 106).
-- Each statement that changes invoices appends what it changes to the sums, in its own transaction: rows are only inserted, so two that
-- publish never wait for each other. A job folds them into invoice_rollups; readers add both up.
create table invoice_rollup_deltas (
  tenant_id bigint not null,
  id bigserial not null,
  -- whole: each invoice once. rate: what invoices in force state of a VAT rate (empty: beside their rates). numbers: those given of a series.
  part text not null check (part in ('whole', 'rate', 'numbers')),
  issued_on date not null,
  form_no text not null,
  symbol text not null,
  template_id bigint not null,
  lifecycle text not null,
  status text not null,
  status_error boolean not null,
  nature text not null,
  vat_rate text not null,
  invoices bigint not null,
  numbered bigint not null,
  -- In a foreign currency without an exchange rate: no amount counts them.
  without_rate bigint not null,
  -- In đồng.
  before_vat numeric not null,
  vat numeric not null,
  total numeric not null,
  first_number bigint,
  last_number bigint,
  -- A number has left this day: the first and the last are to be read again.
  number_left boolean not null,
  primary key (tenant_id, id)
);

create table invoice_rollups (
  tenant_id bigint not null references tenants (id),
  span text not null check (span in ('day', 'month')),
  part text not null check (part in ('whole', 'rate', 'numbers')),
  -- The day, or the first day of the month.
  issued_on date not null,
  form_no text not null,
  symbol text not null,
  template_id bigint not null,
  lifecycle text not null,
  status text not null,
  status_error boolean not null,
  nature text not null,
  vat_rate text not null,
  invoices bigint not null,
  numbered bigint not null,
  without_rate bigint not null,
  before_vat numeric not null,
  vat numeric not null,
  total numeric not null,
  first_number bigint,
  last_number bigint,
  number_left boolean not null,
  primary key (tenant_id, span, part, issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature, vat_rate)
);

do $$
declare
  name text;
begin
  foreach name in array array['invoice_rollup_deltas', 'invoice_rollups'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to hoadon_app', name);
  end loop;
end $$;
grant usage on all sequences in schema public to hoadon_app;

-- All companies are read at once below.
alter table invoices no force row level security;
alter table invoice_rollup_deltas no force row level security;
do $do$
declare
  used constant text := 'tenant_id, issued_on, form_no, symbol, template_id, number, lifecycle, status, status_error, nature, currency,
    exchange_rate, total_before_vat, total_vat, total, by_rate';
  -- %s: rows of invoices with a sign, those that went -1 and those that came 1. What stays the same cancels out.
  appended constant text := $sql$
    with changed as materialized (
      select sum(sign) as sign, $sql$ || used || $sql$ from (%s) as moved group by $sql$ || used || $sql$ having sum(sign) <> 0
    ), valued as (
      select changed.*, (currency <> 'VND' and in_dong(1, currency, exchange_rate) is null)::int as rateless,
        case when currency = 'VND' then total_before_vat else (
          select coalesce(sum(in_dong(rate.amount, currency, exchange_rate)), 0)
            + in_dong(total_before_vat - coalesce(sum(rate.amount), 0), currency, exchange_rate)
          from jsonb_to_recordset(by_rate) as rate (amount numeric)) end as before_dong,
        case when currency = 'VND' then total_vat else (
          select sum(in_dong(rate.vat_amount, currency, exchange_rate)) from jsonb_to_recordset(by_rate) as rate (vat_amount numeric)) end as vat_dong,
        in_dong(total - total_before_vat - total_vat, currency, exchange_rate) as beside_dong
      from changed
    ), numbers as (
      select tenant_id, issued_on, form_no, symbol, template_id, number, sum(sign) as sign
      from changed where number is not null group by 1, 2, 3, 4, 5, 6 having sum(sign) <> 0
    )
    insert into invoice_rollup_deltas (tenant_id, part, issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature,
      vat_rate, invoices, numbered, without_rate, before_vat, vat, total, first_number, last_number, number_left)
    select tenant_id, 'whole', issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature, '', sum(sign),
      coalesce(sum(sign) filter (where number is not null), 0), sum(sign * rateless), coalesce(sum(sign * before_dong), 0),
      coalesce(sum(sign * vat_dong), 0), coalesce(sum(sign * (before_dong + coalesce(vat_dong, 0) + beside_dong)), 0), null::bigint, null::bigint, false
    from valued group by tenant_id, issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature
    union all
    select tenant_id, 'rate', issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature, coalesce(stated.vat_rate, ''),
      sum(sign), 0, sum(sign * rateless), coalesce(sum(sign * in_dong(stated.amount, currency, exchange_rate)), 0),
      coalesce(sum(sign * in_dong(stated.vat_amount, currency, exchange_rate)), 0), 0, null, null, false
    from valued cross join lateral (
      select rate.vat_rate, rate.amount, rate.vat_amount
      from jsonb_to_recordset(by_rate) as rate (vat_rate text, amount numeric, vat_amount numeric)
      union all
      select null, total_before_vat - coalesce(sum(rate.amount), 0), total_vat - coalesce(sum(rate.vat_amount), 0)
      from jsonb_to_recordset(by_rate) as rate (amount numeric, vat_amount numeric)
      having count(*) = 0 or total_before_vat <> sum(rate.amount) or total_vat <> sum(rate.vat_amount)
    ) as stated
    where lifecycle in ('issued', 'adjusted')
    group by tenant_id, issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature, stated.vat_rate
    union all
    select tenant_id, 'numbers', issued_on, form_no, symbol, template_id, '', '', false, '', '', 0, sum(sign), 0, 0, 0, 0,
      min(number) filter (where sign > 0), max(number) filter (where sign > 0), bool_or(sign < 0)
    from numbers group by tenant_id, issued_on, form_no, symbol, template_id $sql$;
  gone constant text := 'select -1 as sign, ' || used || ' from gone';
  come constant text := 'select 1 as sign, ' || used || ' from come';
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format($create$
      create function roll_up_on_%s() returns trigger language plpgsql as $body$
      begin
        %s;
        return null;
      end $body$
    $create$, event, format(appended, case event when 'insert' then come when 'delete' then gone else gone || ' union all ' || come end));
  end loop;
  create trigger invoices_roll_up_insert after insert on invoices referencing new table as come
    for each statement execute function roll_up_on_insert();
  create trigger invoices_roll_up_update after update on invoices referencing old table as gone new table as come
    for each statement execute function roll_up_on_update();
  create trigger invoices_roll_up_delete after delete on invoices referencing old table as gone
    for each statement execute function roll_up_on_delete();
  -- What is there already, as if it were all made now.
  execute format(appended, replace(come, ' from come', ' from invoices'));
end $do$;
alter table invoices force row level security;
alter table invoice_rollup_deltas force row level security;
