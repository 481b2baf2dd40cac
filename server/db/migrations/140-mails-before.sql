-- What became of mails from before 138 and 062, which filled in nothing: without a company, forced row-level security shows the owner no row.
alter table statements no force row level security;
-- On its way is what has a job left; of what has neither that nor a day nothing is known, and it stays `none`.
update statements set mail_state = case when job.key is null then 'sent' else 'queued' end
from statements as waiting
left join graphile_worker._private_jobs as job
  on job.key = 'statement-link:' || waiting.tenant_id || ':' || waiting.id and job.attempts < job.max_attempts
where statements.tenant_id = waiting.tenant_id and statements.id = waiting.id
  and waiting.state = 'waiting_buyer' and waiting.mail_state = 'none' and coalesce(waiting.buyer_email, '') <> ''
  and (job.key is not null or waiting.mailed_on is not null);
alter table statements force row level security;

alter table invoices no force row level security;
alter table invoice_emails no force row level security;
update invoices set email_state = email_state_of(tenant_id, id)
where email_state = 'none'
  and exists (select from invoice_emails e where e.tenant_id = invoices.tenant_id and e.invoice_id = invoices.id);
alter table invoice_emails force row level security;
alter table invoices force row level security;
