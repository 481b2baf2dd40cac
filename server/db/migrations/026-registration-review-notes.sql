-- What persons have written down of a declaration's review since the authority's last answer, the last one at the end.
alter table registrations add column review_notes jsonb not null default '[]';
-- Certificates are read from part 5 of the declarations.
alter table registrations drop column certificate_serials;
