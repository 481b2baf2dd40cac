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
  end loop;
  perform set_config('app.tenant_id', '', true);
end $do$;
