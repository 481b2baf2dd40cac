-- What the sheet of an import said of cells beside their texts: covered by a merged range, or a number with a zero more than it has.
alter table import_rows add column notes jsonb not null default '{}';
-- Rows that the sheet hides, or a filter does. They are imported as the others are.
alter table imports add column hidden_rows integer not null default 0;
