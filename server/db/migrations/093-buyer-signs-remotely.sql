-- A buyer may sign a statement at a service of remote signing.
alter table statements drop constraint statements_answer_method_check;
alter table statements add constraint statements_answer_method_check
  check (answer_method in ('usb', 'remote', 'file', 'code', 'none'));
