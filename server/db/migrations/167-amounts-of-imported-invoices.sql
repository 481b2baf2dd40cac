-- What becomes of invoices of a file that state other amounts than the computed ones: ask, rounding (computed where only rounding differs), all.
alter table imports add column on_difference text not null default 'ask';
