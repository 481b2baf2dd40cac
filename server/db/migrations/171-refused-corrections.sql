-- An invoice of a cash register that corrects another and that the tax authority refused in its package changes nothing; before this, what
-- it corrects stayed replaced. Where it is still refused, what it corrects is in force again, and the sums follow by their triggers.
do $do$
declare
  company bigint;
  refused record;
begin
  -- One company after the other, so that row-level security and the triggers see the rows of each.
  for company in select id from tenants order by id loop
    perform set_config('app.tenant_id', company::text, true);
    for refused in
      update invoice_corrections as correction set in_effect = false
      from documents
      where correction.tenant_id = company and correction.in_effect
        and documents.tenant_id = company and documents.kind = 'invoice' and documents.subject_id = correction.invoice_id
        and documents.stage = 'started'
        and exists (select from document_events as event
          where event.tenant_id = company and event.document_id = documents.id and event.kind = 'refused_in_package')
        -- One open correction at a time: where another was begun since, this one is left as it is.
        and not exists (select from invoice_corrections as open
          where open.tenant_id = company and not open.in_effect
            and (open.target_id = correction.target_id or open.other_id = correction.other_id))
      returning correction.target_id, coalesce(documents.label, '') as label
    loop
      update invoices set lifecycle = 'issued', updated_on = now()
      where tenant_id = company and id = refused.target_id and lifecycle in ('adjusted', 'replaced')
        and not exists (select from invoice_corrections as other
          where other.tenant_id = company and other.target_id = refused.target_id and other.in_effect);
      insert into document_events (tenant_id, document_id, kind, detail, happened_on)
      select company, documents.id, 'correction_refused', jsonb_build_object('by', refused.label), now()
      from documents where documents.tenant_id = company and documents.kind = 'invoice' and documents.subject_id = refused.target_id;
    end loop;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $do$;
