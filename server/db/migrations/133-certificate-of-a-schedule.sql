-- Tự động phát hành signs with a chosen certificate; null is the one that signs by itself. Its name says which one was meant once it was deleted.
alter table invoice_schedules add column certificate_id bigint, add column certificate_name text;
-- The certificate that the present version is to be signed with; null is the one that signs when its turn comes.
alter table documents add column certificate_id bigint;
