do $do$
declare
  company bigint;
begin
  -- One company after the other, so that row-level security sees the rows of each.
  for company in select id from tenants order by id loop
    perform set_config('app.tenant_id', company::text, true);

    -- Totals of packages are in đồng; those with invoices in another currency had their amounts added to them as they are. Of invoices in
    -- đồng the total stays as it was sent.
    update cash_register_packages as package set total = package.total + other.more
    from (
      select packed.package_id, sum(coalesce(before_dong + vat_dong
        + in_dong(invoices.total - total_before_vat - total_vat, currency, exchange_rate), 0) - invoices.total) as more
      from cash_register_package_invoices as packed
      join invoices on invoices.tenant_id = company and invoices.id = packed.invoice_id and invoices.currency <> 'VND'
      cross join lateral (select coalesce(sum(in_dong(amount, currency, exchange_rate)), 0)
          + in_dong(total_before_vat - coalesce(sum(amount), 0), currency, exchange_rate) as before_dong,
          coalesce(sum(in_dong(vat_amount, currency, exchange_rate)), 0) as vat_dong
        from jsonb_to_recordset(by_rate) as rate (vat_rate text, amount numeric, vat_amount numeric)) as dong
      where packed.tenant_id = company group by packed.package_id
    ) as other
    where package.tenant_id = company and package.id = other.package_id;

    -- A summary table in a second currency had the number of the first, which the authority refuses. Those that are not on their way go
    -- behind the others of their sending.
    with numbered as (
      select listed.id, listed.currency, (select max(other.table_no) from invoice_data_summary_tables as other
            where other.tenant_id = company and (other.period_kind, other.year, other.period_no, other.supplement)
              = (listed.period_kind, listed.year, listed.period_no, listed.supplement))
          + row_number() over (partition by period_kind, year, period_no, supplement order by id) as table_no
      from invoice_data_summary_tables as listed
      where listed.tenant_id = company and (listed.status = 'draft' or listed.status_error)
        and exists (select from invoice_data_summary_tables as other
          where other.tenant_id = company and other.currency <> listed.currency
            and (other.period_kind, other.year, other.period_no, other.supplement, other.table_no)
              = (listed.period_kind, listed.year, listed.period_no, listed.supplement, listed.table_no)
            and (other.id < listed.id or not (other.status = 'draft' or other.status_error)))
    )
    update invoice_data_summary_tables as listed set table_no = numbered.table_no,
      name = regexp_replace(regexp_replace(listed.name, ' · [A-Z]{3}$', ''), ' · bảng \d+', '') || ' · bảng ' || numbered.table_no
        || case when numbered.currency = 'VND' then '' else ' · ' || numbered.currency end
    from numbered where listed.tenant_id = company and listed.id = numbered.id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $do$;
