-- An Idempotency-Key belongs to whoever sent it: 'user:<id>' for a person, 'token:<id>' for an API token. Keys from before have no
-- caller written down; they keep their meaning for everybody of the company, so that no publish is repeated.
alter table idempotency_keys add column caller text not null default '';
alter table idempotency_keys alter column caller drop default;
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys add primary key (tenant_id, caller, operation, key);
