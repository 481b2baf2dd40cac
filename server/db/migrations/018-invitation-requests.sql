-- Who asked to be invited into the company of a tax code, to limit the mails of a day. Outside row-level security, as the sign-in
-- directory is: whoever asks has no company yet. hoadon_app has no right to it; rows are swept once they count no more.
create table invitation_requests (
  key uuid primary key default gen_random_uuid(),
  tax_code text not null,
  email text not null,
  asked_on timestamptz not null
);
create index invitation_requests_tax_code on invitation_requests (tax_code, asked_on);
create index invitation_requests_email on invitation_requests (email, asked_on);
