-- On PostgreSQL, keys of rows and references to them name the shop, so that all tables can be divided by it. What it takes
-- differs between databases that were made whole and divided ones, which have it from the start: the program works it
-- out (postgres_layout.cpp). SQLite, which divides nothing, finds rows by their own key alone and stays as it is.
--
-- Migrations after this one say "{pk}" and "references table (key)" as before; the shop is put in for PostgreSQL.

-- Answers are forgotten by their age, in all shops at once.
drop index idempotency_key_by_age;
create index idempotency_key_by_age on idempotency_key (created_at);
