-- Row-level security on every tenant table, and the rights of hoadon_app: append-only tables give no update or delete.
do $$
declare
  name text;
begin
  foreach name in array array[
    'tenant_profiles', 'roles', 'users', 'idempotency_keys', 'customers', 'products', 'templates', 'series', 'certificates',
    'registrations', 'invoices', 'invoice_lines', 'invoice_seals', 'invoice_documents', 'transmissions', 'invoice_events', 'answer_cursors'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert on %I to hoadon_app', name);
  end loop;
  foreach name in array array[
    'tenant_profiles', 'roles', 'users', 'idempotency_keys', 'customers', 'products', 'templates', 'series', 'registrations',
    'invoices', 'transmissions', 'answer_cursors'
  ] loop
    execute format('grant update on %I to hoadon_app', name);
  end loop;
  foreach name in array array['customers', 'products', 'templates', 'certificates', 'invoices', 'invoice_lines', 'idempotency_keys'] loop
    execute format('grant delete on %I to hoadon_app', name);
  end loop;
end $$;
grant usage on all sequences in schema public to hoadon_app;
