-- Which invoice an input invoice replaces or adjusts, as its file names it. It was kept as a Vietnamese sentence in the reading.
alter table invoice_collectors add column related jsonb;

alter table invoice_collectors no force row level security;
alter table invoice_collector_files no force row level security;
with kept as (
  select tenant_id, invoice_collector_id as id, nature, substr(sentence, length(words) + 2) as named
  from (select tenant_id, invoice_collector_id, reading ->> 'related' as sentence from invoice_collector_files) as file
  join lateral (
    select nature, words from (values
      (1, 'replace_many', 'Thay thế nhiều hóa đơn, theo bảng kê'), (2, 'adjust_many', 'Điều chỉnh nhiều hóa đơn, theo bảng kê'),
      (3, 'trade_discount', 'Chiết khấu thương mại của nhiều hóa đơn, theo bảng kê'), (4, 'replace', 'Thay thế'), (5, 'adjust', 'Điều chỉnh')
    ) as known (place, nature, words)
    where starts_with(sentence, words) order by place limit 1
  ) as kind on true
), parts as (
  select tenant_id, id, nature, series, number, case when not starts_with(named, 'hóa đơn ') then nullif(named, '') end as list_no,
    -- They were written as one: a digit and six characters, or the longer ones of printed invoices (01GTKT0/001AA/20E).
    case when series ~ '^\d[A-Z]\d\d[A-Z][A-Z0-9]{2}$' then left(series, 1) else substring(series from '^(.+)[A-Z]{2}/\d\d[A-Z]$') end as form_no
  from kept left join lateral (
    select nullif(part[1], '') as series, part[2] as number from regexp_match(named, '^hóa đơn (.*) số (.+)$') as found (part)
  ) as invoice on true
)
update invoice_collectors as one set related = jsonb_build_object('nature', nature, 'tax_code', null,
    'form_no', parts.form_no, 'symbol', substr(series, coalesce(length(parts.form_no), 0) + 1), 'number', parts.number, 'issued_on', null, 'list_no', list_no)
from parts where parts.tenant_id = one.tenant_id and parts.id = one.id;
update invoice_collector_files set reading = reading - 'related' where reading ? 'related';
alter table invoice_collectors force row level security;
alter table invoice_collector_files force row level security;

-- What the other invoice would be found by, if it was collected: its name as people read it, and its seller, who is the same company or
-- another branch of it.
alter table invoice_collectors
  add column related_name text generated always as (case when related ->> 'number' ~ '^\d{1,8}$' then
    coalesce(related ->> 'form_no', '') || (related ->> 'symbol') || ' ' || lpad(ltrim(related ->> 'number', '0'), 8, '0') end) stored,
  add column related_seller text generated always as (
    case when split_part(related ->> 'tax_code', '-', 1) = split_part(seller_tax_code, '-', 1) then related ->> 'tax_code'
      when related is not null then seller_tax_code end) stored;
create index invoice_collectors_related on invoice_collectors (tenant_id, related_name) where related_name is not null;
create index invoice_collectors_name on invoice_collectors (tenant_id, name);
