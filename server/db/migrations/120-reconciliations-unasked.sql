-- Invoices of the day that were handed over by a provider which is no longer in force and gives no list: they were compared with none.
alter table reconciliations add column unasked_count integer not null default 0;
