-- Release 0.1.0 left a message at `signed` when it was handed over; only its document knew. Without the status of the document the message
-- is not found under its state, and neither a look-up nor its answers can be requested.
alter table transmissions no force row level security;
alter table transmission_documents no force row level security;
alter table documents no force row level security;
update transmissions as message
set status = document.transmission
from transmission_documents as carried
join documents as document
  on document.tenant_id = carried.tenant_id and document.id = carried.document_id and document.version = carried.version
where carried.tenant_id = message.tenant_id and carried.transmission_id = message.id
  and message.direction = 'out' and message.status = 'signed' and document.transmission <> 'not_sent';
alter table transmissions force row level security;
alter table transmission_documents force row level security;
alter table documents force row level security;
