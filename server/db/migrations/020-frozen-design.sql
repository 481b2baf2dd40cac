-- How a sealed invoice is printed and how its amounts were computed, frozen beside its content: what was issued does not change when
-- the template, the style of numbers or the settings do.
alter table invoice_seals add column design jsonb;

-- What was sealed before takes what can be known: the template as it is today, the options of the invoice itself.
alter table invoice_seals no force row level security;
alter table invoices no force row level security;
alter table templates no force row level security;
alter table tenant_configs no force row level security;
update invoice_seals as seal set design = jsonb_build_object(
  'layout', template.layout,
  'accent_color', template.accent_color,
  'number_style', coalesce(style.config_value, 'vietnamese'),
  'decimal_digits', invoice.decimal_digits,
  'money_options', invoice.money_options)
from invoices as invoice
join templates as template on template.tenant_id = invoice.tenant_id and template.id = invoice.template_id
left join tenant_configs as style on style.tenant_id = invoice.tenant_id and style.config_key = 'number_style'
where invoice.tenant_id = seal.tenant_id and invoice.id = seal.invoice_id;
alter table invoice_seals force row level security;
alter table invoices force row level security;
alter table templates force row level security;
alter table tenant_configs force row level security;
alter table invoice_seals alter column design set not null;
