-- Whether ribbon in a bouquet is taxed as the bouquet is.
alter table shop add column materials_follow_flowers {int} not null default 0
    check (materials_follow_flowers in (0, 1));
