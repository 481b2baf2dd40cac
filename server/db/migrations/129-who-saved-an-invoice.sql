-- Who last changed a draft and when: said to a second editor of it. Null while it is as it was made.
alter table invoices add column saved_by bigint, add column saved_on timestamptz;
