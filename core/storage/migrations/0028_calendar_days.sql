-- What is stored keeps the rules of a restore. A task that the plan made beyond the years 1 to 9999 stood on an empty
-- day, and a key could expire after them.
update task set on_day = '0001-01-01' where on_day = '' and exists
    (select 1 from event where event.shop = task.shop and event.id = task.event_id and event.first_start < 0);
update task set on_day = '9999-12-31' where on_day = '';
update api_key set expires_at = 253402300799999 where expires_at > 253402300799999;
