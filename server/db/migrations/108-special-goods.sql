-- What the law asks for beside goods of some kinds (TTHHDTrung), in its order; null is ordinary goods.
alter table invoice_lines add column special jsonb;
