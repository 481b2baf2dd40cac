-- What a client sends as the version that its draft began with may be any whole number.
alter table drafts
  alter column base_version type bigint,
  alter column revision type bigint;
