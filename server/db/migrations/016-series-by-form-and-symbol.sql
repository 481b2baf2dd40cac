-- A series is a form and a symbol: 2C26TAA stands beside 1C26TAA. The index keeps its name, by which its refusal is worded.
drop index templates_symbol;
alter table templates drop constraint templates_tenant_id_form_no_symbol_key;
create unique index templates_symbol on templates (tenant_id, symbol, form_no);
