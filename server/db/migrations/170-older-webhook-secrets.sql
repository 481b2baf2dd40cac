-- A secret that is changed again within a day: the receiver may still use the one before the one before. All of them sign until old_secret_until.
alter table webhook_endpoints
  add column older_secrets_sealed bytea[] not null default '{}',
  add check (old_secret_sealed is not null or cardinality(older_secrets_sealed) = 0);
