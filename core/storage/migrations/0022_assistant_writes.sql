-- What an assistant wrote lately, for the undo of open windows: the lines that it changed, as they were (side 0) and as
-- it left them (side 1), or the event that it made (side 2). Rows of one write share write_id.
create table assistant_write (
    key {pk},
    shop {int} not null references shop (key),
    write_id {blob} not null,
    event_id {blob} not null,
    actor text not null,
    at {int} not null,
    side {int} not null,
    item_id {blob},
    group_id {blob},
    variant_id {blob},
    supplier_id {blob},
    quantity {real},
    notes text not null,
    position {int} not null,
    created_at {int} not null
){strict};
create index assistant_write_by_key on assistant_write (shop, key);
