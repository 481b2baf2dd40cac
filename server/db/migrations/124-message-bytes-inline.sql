-- The bytes of a message are read in the query itself (server/modules/documents/outgoing.ts): called for each row, the function
-- took eight times as long, and on a table that was never analysed it read all files of the company.
drop function message_bytes(bigint, bigint);
