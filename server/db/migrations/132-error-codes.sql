-- What codes of the authority and of providers mean, where the operator of the installation adds to the program's list or corrects it
-- (`npm run import:error-codes`): a reference table that all companies read and none of them writes.
create table error_codes (
  scope text not null,
  code text not null,
  cause text not null,
  fix text not null,
  action text not null,
  field text,
  source text,
  primary key (scope, code)
);
grant select on error_codes to hoadon_app;
