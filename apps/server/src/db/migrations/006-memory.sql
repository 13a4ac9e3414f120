-- What is remembered of a person is read from their own work. This is what they want left out of it.
alter table users
  add remember boolean not null default true,
  -- Null: from the beginning.
  add remembered_since timestamptz;

create table forgotten (
  user_id uuid not null references users on delete cascade,
  -- The item's id, such as 'dislike:serif fonts'. What is said again later counts again.
  item text not null,
  forgotten_at timestamptz not null default now(),
  primary key (user_id, item)
);

create index predictions_owner on predictions (owner_id, created_at desc);
