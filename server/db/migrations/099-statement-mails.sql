-- When the present link of a statement was mailed to its buyer last. Of statements that wait already it is not known: null, as of one
-- whose link was never mailed.
alter table statements add column mailed_on timestamptz;
