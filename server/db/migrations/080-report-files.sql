-- Reports too long to wait for are written by a job: its file, in parts of a megabyte, is kept for some days.
alter table jobs drop constraint jobs_action_check;
alter table jobs add constraint jobs_action_check check (action in ('update', 'delete', 'undo', 'export'));
alter table jobs drop constraint jobs_state_check;
alter table jobs add constraint jobs_state_check check (state in ('queued', 'running', 'done', 'failed', 'cancelled'));
alter table jobs add column file_name text;
alter table jobs add column file_type text;
-- Null once the file is deleted, and while it is written.
alter table jobs add column file_bytes bigint;
-- When its worker last told how far it is: one that is silent has died.
alter table jobs add column touched_on timestamptz;
create index jobs_with_file on jobs (tenant_id, finished_on) where file_bytes is not null;

create table job_file_parts (
  tenant_id bigint not null,
  job_id bigint not null,
  part integer not null,
  bytes bytea not null,
  primary key (tenant_id, job_id, part),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
-- What is packed already is not packed again.
alter table job_file_parts alter column bytes set storage external;
alter table job_file_parts enable row level security;
alter table job_file_parts force row level security;
create policy tenant_only on job_file_parts using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, delete on job_file_parts to hoadon_app;
