-- Hủy hóa đơn: an invoice that has a number and was refused, and that the seller gives up. The number stays used.
alter table invoices
  add column cancelled_on timestamptz,
  add column cancelled_by bigint,
  add column cancel_reason text,
  add foreign key (tenant_id, cancelled_by) references users (tenant_id, id),
  add constraint invoices_cancelled check ((lifecycle <> 'cancelled' or cancelled_on is not null)
    and (cancelled_on is null) = (cancel_reason is null));
create index invoices_cancelled on invoices (tenant_id, issued_on desc, id desc) where lifecycle = 'cancelled';
