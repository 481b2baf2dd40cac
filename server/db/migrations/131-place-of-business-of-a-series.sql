-- Địa điểm kinh doanh that the invoices of a series name (MDDKDoanh, TDDKDoanh, DCDDKDoanh): a household with several, a petrol station.

alter table "templates" add column "location_code" text;
alter table "templates" add column "location_name" text;
alter table "templates" add column "location_address" text;
alter table templates add constraint templates_location_whole check (
  case when location_code is null then location_name is null and location_address is null else location_address is not null end
);
