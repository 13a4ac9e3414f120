-- A process takes several tokens at once where a caller may ask much.
delete from rate_limits;
alter table rate_limits drop column allowed, add granted integer not null;
