-- How the goods of a phiếu xuất kho (form 6) go; null for every other form.
alter table invoices add column movement jsonb;

-- Goods on the way are not sold: what invoices in force add up to leaves form 6 out. None of it has been issued until now.
do $$
declare
  rolled text;
  meant constant text := $old$lifecycle in ('issued', 'adjusted')$old$;
begin
  foreach rolled in array array['roll_up_on_insert', 'roll_up_on_update', 'roll_up_on_delete', 'sell_on_insert', 'sell_on_update',
    'sell_on_delete', 'sell_lines_on_insert', 'sell_lines_on_update', 'sell_lines_on_delete'] loop
    if strpos(pg_get_functiondef(rolled::regproc), meant) = 0 then
      raise exception '% does not name the invoices in force', rolled;
    end if;
    execute replace(pg_get_functiondef(rolled::regproc), meant, meant || $new$ and form_no <> '6'$new$);
  end loop;
end $$;

-- Drafts that were saved as sales: a phiếu xuất kho has nothing to pay.
alter table invoices no force row level security;
update invoices set by_rate = '[]', total_before_vat = 0, total_vat = 0, revenue_reduction = null, total = 0, total_in_words = 'Không đồng'
where form_no = '6' and total <> 0;
alter table invoices force row level security;
