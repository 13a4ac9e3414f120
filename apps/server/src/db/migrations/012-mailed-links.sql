-- Links that are mailed: they set a new password, or confirm a new address. Only the newest of a purpose is good, once;
-- spent ones stay for their hour, so that an account is not mailed more than a few.
drop table password_resets;
create table mailed_links (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('password', 'email')),
  -- The address that it was mailed to, and that it confirms.
  email text not null,
  created_at timestamptz not null default now(),
  spent_at timestamptz
);
create index mailed_links_user on mailed_links (user_id, purpose, created_at);
