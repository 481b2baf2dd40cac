-- What customers buy and goods bring of each month, and how many lines the invoices in force of a day have: appended where they change,
-- folded later, read from both, as what the invoices add up to (decisions 106 and 112).
create table sold_rollup_deltas (
  tenant_id bigint not null,
  id bigserial not null,
  -- customer: each invoice in force once, of what it comes to. product: each line of goods or discount, of its amount before tax.
  part text not null check (part in ('customer', 'product')),
  -- The first day of the month.
  month date not null,
  -- Of the catalogue; null where the invoice names none, and `known_by` says who or what it is.
  record_id bigint,
  known_by text not null,
  name text not null,
  count bigint not null,
  -- In a foreign currency without an exchange rate: no amount counts them.
  without_rate bigint not null,
  -- In đồng.
  amount numeric not null,
  primary key (tenant_id, id)
);

create table sold_rollups (
  tenant_id bigint not null references tenants (id),
  part text not null check (part in ('customer', 'product')),
  month date not null,
  record_id bigint,
  known_by text not null,
  name text not null,
  count bigint not null,
  without_rate bigint not null,
  amount numeric not null,
  -- Names are longer than what an index holds.
  key uuid not null generated always as (md5(coalesce(record_id::text, '') || chr(31) || known_by || chr(31) || name)::uuid) stored,
  primary key (tenant_id, part, month, key)
);

do $$
declare
  name text;
begin
  foreach name in array array['sold_rollup_deltas', 'sold_rollups'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to hoadon_app', name);
    execute format('grant select (tenant_id) on %I to hoadon_sweep', name);
    execute format('create policy sweep on %I for select to hoadon_sweep using (true)', name);
  end loop;
end $$;
grant usage on all sequences in schema public to hoadon_app;

-- lines: how many rows of bảng kê chi tiết the invoices in force have, by day, series and rate.
alter table invoice_rollup_deltas add column lines bigint not null default 0,
  drop constraint invoice_rollup_deltas_part_check,
  add constraint invoice_rollup_deltas_part_check check (part in ('whole', 'rate', 'numbers', 'lines'));
alter table invoice_rollups add column lines bigint not null default 0,
  drop constraint invoice_rollups_part_check,
  add constraint invoice_rollups_part_check check (part in ('whole', 'rate', 'numbers', 'lines'));

-- All companies are read at once below.
alter table invoices no force row level security;
alter table invoice_lines no force row level security;
alter table invoice_rollup_deltas no force row level security;
alter table sold_rollup_deltas no force row level security;
do $do$
declare
  used constant text := 'tenant_id, id, issued_on, form_no, symbol, template_id, currency, exchange_rate, by_rate, total_before_vat, total_vat,
    total, customer_id, buyer_name, buyer_person, buyer_tax_code';
  line constant text := 'tenant_id, invoice_id, kind, product_id, name, vat_rate, amount';
  -- %1$s: invoices in force with a sign, those that went -1 and those that came 1. %2$s: the lines of each, with the same sign.
  appended constant text := $sql$
    with sold as materialized (%1$s), lines as materialized (%2$s), stated as materialized (
      select sign, tenant_id, id, issued_on, form_no, symbol, template_id, coalesce(rate.vat_rate, '') as vat_rate, rate.amount
      from sold cross join lateral (
        select rate.vat_rate, rate.amount from jsonb_to_recordset(by_rate) as rate (vat_rate text, amount numeric)
        union all
        select null, total_before_vat - coalesce(sum(rate.amount), 0)
        from jsonb_to_recordset(by_rate) as rate (amount numeric, vat_amount numeric)
        having count(*) = 0 or total_before_vat <> sum(rate.amount) or total_vat <> sum(rate.vat_amount)
      ) as rate
    ), placed as materialized (
      select sign, tenant_id, sold.id, issued_on, form_no, symbol, template_id, coalesce(rate.vat_rate, '') as vat_rate, count(*) as lines,
        sum(case kind when 'discount' then -1 else 1 end * coalesce(lines.amount, 0)) as amount
      from sold join (select sign, tenant_id, invoice_id as id, kind, vat_rate as line_rate, amount from lines where kind <> 'note') as lines
        using (sign, tenant_id, id)
      left join lateral (
        select rate.vat_rate from jsonb_to_recordset(by_rate) as rate (vat_rate text) where rate.vat_rate = line_rate) as rate on true
      group by sign, tenant_id, sold.id, issued_on, form_no, symbol, template_id, rate.vat_rate
    ), counted as (
      insert into invoice_rollup_deltas (tenant_id, part, issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature,
        vat_rate, invoices, numbered, without_rate, before_vat, vat, total, number_left, lines)
      select tenant_id, 'lines', issued_on, form_no, symbol, template_id, '', '', false, '', vat_rate, 0, 0, 0, 0, 0, 0, false,
        sum(sign * lines)
      from (
        select sign, tenant_id, issued_on, form_no, symbol, template_id, vat_rate, lines from placed
        union all
        -- What the whole invoice takes off of a rate is a row as well.
        select sign, tenant_id, stated.issued_on, stated.form_no, stated.symbol, stated.template_id, vat_rate, 1
        from stated left join placed using (sign, tenant_id, id, vat_rate)
        where stated.amount <> coalesce(placed.amount, 0)
      ) as pieces
      group by tenant_id, issued_on, form_no, symbol, template_id, vat_rate having sum(sign * lines) <> 0
    ), valued as (
      select sign, tenant_id, date_trunc('month', issued_on)::date as month, customer_id as record_id,
        case when customer_id is null then coalesce(nullif(buyer_tax_code, ''), nullif(buyer_name, ''), buyer_person, '') else '' end as known_by,
        coalesce(nullif(buyer_name, ''), buyer_person, '') as name, (in_dong(1, currency, exchange_rate) is null)::int as rateless,
        case when currency = 'VND' then total else in_dong(total - total_before_vat - total_vat, currency, exchange_rate) + (
          select coalesce(sum(in_dong(rate.amount, currency, exchange_rate)), 0) + coalesce(sum(in_dong(rate.vat_amount, currency, exchange_rate)), 0)
            + in_dong(total_before_vat - coalesce(sum(rate.amount), 0), currency, exchange_rate)
          from jsonb_to_recordset(by_rate) as rate (amount numeric, vat_amount numeric)) end as dong
      from sold
    )
    insert into sold_rollup_deltas (tenant_id, part, month, record_id, known_by, name, count, without_rate, amount)
    select tenant_id, 'customer', month, record_id, known_by, name, sum(sign), sum(sign * rateless), coalesce(sum(sign * dong), 0)
    from valued group by tenant_id, month, record_id, known_by, name
    having sum(sign) <> 0 or sum(sign * rateless) <> 0 or sum(sign * dong) <> 0
    union all
    select tenant_id, 'product', month, product_id, known_by, name, sum(sign), sum(sign * rateless), coalesce(sum(sign * dong), 0)
    from (
      select sign, tenant_id, date_trunc('month', issued_on)::date as month, product_id, case when product_id is null then name else '' end as known_by,
        name, (in_dong(1, currency, exchange_rate) is null)::int as rateless,
        case kind when 'discount' then -1 else 1 end * in_dong(amount, currency, exchange_rate) as dong
      from sold join (select sign, tenant_id, invoice_id as id, kind, product_id, name, amount from lines where kind in ('goods', 'discount')) as lines
        using (sign, tenant_id, id)
    ) as goods
    group by tenant_id, month, product_id, known_by, name
    having sum(sign) <> 0 or sum(sign * rateless) <> 0 or sum(sign * dong) <> 0 $sql$;
  in_force constant text := $sql$ lifecycle in ('issued', 'adjusted') $sql$;
  -- Where invoices change, their lines are as they were: what stays the same cancels out.
  of_invoices constant text := 'select sum(sign)::int as sign, ' || used || ' from (%s) as moved group by ' || used || ' having sum(sign) <> 0';
  lines_of_sold constant text := 'select sold.sign, ' || replace(line, 'tenant_id', 'line.tenant_id')
    || ' from (select distinct sign, tenant_id, id from sold) as sold join invoice_lines as line on line.tenant_id = sold.tenant_id and line.invoice_id = sold.id';
  gone constant text := 'select -1 as sign, ' || used || ' from gone where' || in_force;
  come constant text := 'select 1 as sign, ' || used || ' from come where' || in_force;
  -- Where lines change, their invoices are as they were: on both sides, each with the lines it had and has.
  of_lines constant text := 'select sign, ' || used || ' from invoices cross join (values (-1), (1)) as side (sign) where' || in_force
    || 'and (tenant_id, id) in (select tenant_id, invoice_id from (%s) as changed)';
  now_there constant text := 'select sign, ' || line || ' from invoice_lines join (select distinct sign, tenant_id, id as invoice_id from sold) as sold
    using (tenant_id, invoice_id) where sign = 1';
  unchanged constant text := 'select sign, ' || line || ' from invoice_lines join (select distinct sign, tenant_id, id as invoice_id from sold) as sold
    using (tenant_id, invoice_id) where sign = -1';
  except_come constant text := ' and (tenant_id, invoice_id, position) not in (select tenant_id, invoice_id, position from come)';
  with_gone constant text := ' union all select -1, ' || line || ' from gone';
  -- %1$s: whether anything in force is meant at all.
  body constant text := $create$
    create function %1$s() returns trigger language plpgsql as $body$
    begin
      if exists (%2$s) then
        %3$s;
      end if;
      return null;
    end $body$ $create$;
  event text;
  changed text;
  sides text;
  company bigint;
  last bigint;
  upto bigint;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    sides := case event when 'insert' then come when 'delete' then gone else gone || ' union all ' || come end;
    execute format(body, 'sell_on_' || event, sides, format(appended, format(of_invoices, sides), lines_of_sold));
    changed := case event when 'insert' then 'select tenant_id, invoice_id from come' when 'delete' then 'select tenant_id, invoice_id from gone'
      else 'select tenant_id, invoice_id from gone union all select tenant_id, invoice_id from come' end;
    execute format(body, 'sell_lines_on_' || event,
      'select from (' || changed || ') as changed join invoices on invoices.tenant_id = changed.tenant_id and invoices.id = invoice_id where' || in_force,
      format(appended, format(of_lines, changed), now_there || ' union all ' || unchanged
        || case event when 'delete' then '' else except_come end || case event when 'insert' then '' else with_gone end));
  end loop;
  create trigger invoices_sell_insert after insert on invoices referencing new table as come
    for each statement execute function sell_on_insert();
  create trigger invoices_sell_update after update on invoices referencing old table as gone new table as come
    for each statement execute function sell_on_update();
  create trigger invoices_sell_delete after delete on invoices referencing old table as gone
    for each statement execute function sell_on_delete();
  create trigger invoice_lines_sell_insert after insert on invoice_lines referencing new table as come
    for each statement execute function sell_lines_on_insert();
  create trigger invoice_lines_sell_update after update on invoice_lines referencing old table as gone new table as come
    for each statement execute function sell_lines_on_update();
  create trigger invoice_lines_sell_delete after delete on invoice_lines referencing old table as gone
    for each statement execute function sell_lines_on_delete();
  -- What is there already, as if it were all made now: so many invoices of a company at once.
  for company in select id from tenants order by id loop
    last := 0;
    loop
      select max(id) into upto from (
        select id from invoices where tenant_id = company and id > last order by id limit 5000) as next;
      exit when upto is null;
      execute format(appended, format('select 1 as sign, %s from invoices where%sand tenant_id = %s and id > %s and id <= %s',
        used, in_force, company, last, upto), lines_of_sold);
      last := upto;
    end loop;
  end loop;
end $do$;
alter table invoices force row level security;
alter table invoice_lines force row level security;
alter table invoice_rollup_deltas force row level security;
alter table sold_rollup_deltas force row level security;
