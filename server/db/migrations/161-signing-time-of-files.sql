-- When a file was signed, as the signature itself says (SigningTime): a person may sign up to an hour after it was fixed, and the file is
-- stored then. Null of files that were stored before, and of those that nobody of the company signed: they go by created_on.
alter table document_files add column signed_on timestamptz;
