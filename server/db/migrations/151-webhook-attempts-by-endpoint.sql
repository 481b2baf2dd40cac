-- How an endpoint has been answering lately, without going through each of its messages.
alter table webhook_attempts no force row level security;
alter table webhook_deliveries no force row level security;
alter table webhook_attempts add column endpoint_id bigint;
update webhook_attempts as attempt set endpoint_id = delivery.endpoint_id
from webhook_deliveries as delivery
where delivery.tenant_id = attempt.tenant_id and delivery.id = attempt.delivery_id;
alter table webhook_attempts alter column endpoint_id set not null;
alter table webhook_deliveries force row level security;
alter table webhook_attempts force row level security;
create index webhook_attempts_endpoint on webhook_attempts (tenant_id, endpoint_id, id desc);
