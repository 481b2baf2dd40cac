-- What a job of a list works on, as it was when a person confirmed it: a filter would find others by the time it is read.
create table job_records (
  tenant_id bigint not null,
  job_id bigint not null,
  record_id bigint not null,
  -- Why nothing was done with it.
  problem text,
  primary key (tenant_id, job_id, record_id),
  foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade
);
alter table job_records enable row level security;
alter table job_records force row level security;
create policy tenant_only on job_records using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on job_records to hoadon_app;

alter table jobs drop constraint jobs_action_check;
alter table jobs add constraint jobs_action_check check (action in ('update', 'delete', 'undo', 'export', 'email'));
