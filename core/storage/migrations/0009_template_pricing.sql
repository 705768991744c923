-- How events of a template are priced, as the API writes it; null where nothing was said. What it names may be gone since.
alter table event_template add column pricing text;
