-- What the operator announced to every company: that the service stops for good or pauses. Written by `npm run announce` alone.
create table service_stops (
  id bigserial primary key,
  kind text not null check (kind in ('stop', 'pause')),
  from_on date not null,
  -- The last day of a pause.
  until_on date,
  reason text not null check (reason <> ''),
  -- Announced later than the law wants, for a cause that could not be foreseen.
  emergency boolean not null,
  announced_on timestamptz not null,
  withdrawn_on timestamptz,
  check ((kind = 'pause') = (until_on is not null)),
  check (until_on >= from_on)
);
grant select, insert, update on service_stops to hoadon_app;
grant usage on sequence service_stops_id_seq to hoadon_app;
