-- What is asked from one address counts together, whatever names it is asked under. A place is the hash of an address.
alter table guests add column place bytea;
create index guests_place on guests (place, created_at);
alter table predictions add column place bytea;
alter table counted_generations add column place bytea;
create index counted_generations_place on counted_generations (place, created_at);
