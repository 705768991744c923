-- The histories of the feed after its first one: each began at `seq`, when a copy of the shop took the place of a
-- database that may have gone further. All have the changes up to there.
create table feed_history (
    key {pk},
    shop {int} not null references shop (key),
    id {blob} not null,
    seq {int} not null
){strict};
create index feed_history_by_key on feed_history (shop, key);
