-- While a message is `trying`: until when it is left to the process that took it. Null, from before: that process is gone.
alter table transmissions add column trying_until timestamptz;
