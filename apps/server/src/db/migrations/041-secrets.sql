-- Keys of this server's own, made when they are first needed: addresses of files are signed with one.
create table secrets (
  name text primary key,
  value bytea not null
);
