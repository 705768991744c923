-- What the row of a nested object stands in: a variant's product, an entry's list, a group's event, a line's group.
alter table change add column parent {blob};
update change set parent = (
    select product.id from variant join product on product.key = variant.product
    where variant.shop = change.shop and variant.id = change.id) where resource = 4;
update change set parent = (
    select price_list.id from price_entry join price_list on price_list.key = price_entry.price_list
    where price_entry.shop = change.shop and price_entry.id = change.id) where resource = 6;
update change set parent = (
    select event.id from event_group join event on event.key = event_group.event
    where event_group.shop = change.shop and event_group.id = change.id) where resource = 9;
update change set parent = (
    select event_group.id from event_item join event_group on event_group.key = event_item.event_group
    where event_item.shop = change.shop and event_item.id = change.id) where resource = 10;

alter table shop add column country text not null default '';

create index variant_by_sku on variant (shop, sku) where sku <> '';
