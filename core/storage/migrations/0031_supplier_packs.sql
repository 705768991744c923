-- In packs of how many units each supplier sells a variety: a line for each, id and units. Codes may have an EAN behind a
-- tab. A saved sheet keeps the EAN of its lines beside the supplier's code.
alter table variant add column supplier_packs text not null default '';
alter table order_sheet_line add column supplier_ean text not null default '';
