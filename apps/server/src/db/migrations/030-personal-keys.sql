-- A key may belong to a person: a program with it acts for them. Keys without an owner are the server's.
alter table api_keys add owner_id uuid references users on delete cascade;
create index api_keys_owner on api_keys (owner_id) where owner_id is not null;
