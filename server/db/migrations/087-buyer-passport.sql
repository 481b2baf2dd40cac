-- Số hộ chiếu and quốc tịch of a buyer who is not from here (NMua/SHChieu, NMua/QTNMua).
alter table invoices add column buyer_passport_no text, add column buyer_nationality text;
