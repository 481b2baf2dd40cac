-- What became of the mail that takes the present link to the buyer. `mail_error`: why it has not left.
alter table statements
  add column mail_state text not null default 'none' check (mail_state in ('none', 'queued', 'sent', 'failed')),
  add column mail_error text;
update statements set mail_state = case when mailed_on is null then 'queued' else 'sent' end
  where state = 'waiting_buyer' and coalesce(buyer_email, '') <> '';
