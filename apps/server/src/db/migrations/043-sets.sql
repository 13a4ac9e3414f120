-- One design in several formats: the design that the others were made from. Stands with the first version of each of the others.
alter table designs add column set_id uuid references designs on delete set null;
create index designs_set on designs (set_id) where set_id is not null;
