-- By which rules the stored totals of the shop's events were worked out; see core/services/database/stored_totals.h.
alter table shop add column totals_rules {int} not null default 0;
