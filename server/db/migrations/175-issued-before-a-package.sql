-- Invoices are counted by their day: those of the first day that were issued before the package was paid for, in a trial, are not taken off it.
alter table package_grants
  add column issued_before integer not null default 0 check (issued_before >= 0);
