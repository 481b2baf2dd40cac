-- A mail of a statement may come back, or be known to have arrived. `mail_no`: which mail of the statement is the present one, so that a
-- report about an earlier one, to another address, changes nothing. `mail_known_on`: since when it is known that it did not arrive.
alter table statements drop constraint statements_mail_state_check;
alter table statements
  add constraint statements_mail_state_check
    check (mail_state in ('none', 'queued', 'sent', 'delivered', 'failed', 'bounced')),
  add column mail_no integer not null default 0,
  add column mail_known_on timestamptz;
alter table statements no force row level security;
update statements set mail_known_on = coalesce(mailed_on, created_on) where mail_state = 'failed';
alter table statements force row level security;

create index statements_mail_trouble on statements (tenant_id, mail_known_on) where mail_state in ('failed', 'bounced');
