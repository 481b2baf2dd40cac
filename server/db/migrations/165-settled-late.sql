-- The day on which an invoice came into effect, or was given up, where it is later than its day of issue: what a period had open at its
-- beginning and at its end is known by it. Null where the day is the same, and while there is no result.
alter table invoices add column settled_late_on date;
create index invoices_settled_late on invoices (tenant_id, settled_late_on) where settled_late_on is not null;

alter table invoices no force row level security;
alter table documents no force row level security;
alter table document_events no force row level security;
-- Of those that are there already: the day the history names, else that of the signature.
update invoices set settled_late_on = settled.day
from (
  select invoices.tenant_id, invoices.id, (case when invoices.lifecycle = 'cancelled' then invoices.cancelled_on else
    coalesce((select max(event.happened_on) from documents as document
      join document_events as event on event.tenant_id = document.tenant_id and event.document_id = document.id
      where document.tenant_id = invoices.tenant_id and document.kind = 'invoice' and document.subject_id = invoices.id
        and event.kind in ('code_issued', 'invoice_valid', 'code_given', 'sold_uncoded')), invoices.signed_on) end
    at time zone 'Asia/Ho_Chi_Minh')::date as day
  from invoices where invoices.lifecycle in ('issued', 'adjusted', 'replaced', 'cancelled')
) as settled
where invoices.tenant_id = settled.tenant_id and invoices.id = settled.id and settled.day > invoices.issued_on;
alter table document_events force row level security;
alter table documents force row level security;
alter table invoices force row level security;
