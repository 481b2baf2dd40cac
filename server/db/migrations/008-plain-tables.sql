-- Tables of plain resources as their descriptions say they are.

alter table saved_searches alter column position type bigint;
create unique index templates_symbol on templates (tenant_id, symbol);
