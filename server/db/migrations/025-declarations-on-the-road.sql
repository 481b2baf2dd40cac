-- What a declaration's own row says once it is signed, sent and answered; the rest is with its document.
alter table registrations
  -- Name and tax code as they were sealed: the profile may change later.
  add column sealed_taxpayer jsonb,
  -- domain/registration/review.ts, and the day the state began.
  add column review text,
  add column review_since date,
  add column review_due_on date,
  -- Message 103: five characters for codes of cash-register invoices, number and day of the decision.
  add column cash_register_code text,
  add column decision_no text,
  add column decided_on date;
create index registrations_status on registrations (tenant_id, status, created_on desc);
