-- again: the provider said that it does not have the message, which its own job sends once more after a pause.
alter table transmissions drop constraint transmissions_handed_check;
alter table transmissions add constraint transmissions_handed_check check (handed in ('waiting', 'trying', 'again', 'done'));
