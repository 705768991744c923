-- How the shop's documents look. accent_colour: "#rrggbb", empty for that of the program; cover_picture: a stored image.
alter table shop add column proposal_cover text not null default 'picture'
    check (proposal_cover in ('picture', 'panel', 'classic'));
alter table shop add column accent_colour text not null default '';
alter table shop add column cover_words text not null default '';
alter table shop add column cover_picture {blob};
