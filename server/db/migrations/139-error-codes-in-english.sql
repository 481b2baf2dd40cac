-- What the operator says of a code to readers of English; null: they read the Vietnamese.
alter table error_codes add column cause_en text, add column fix_en text;
