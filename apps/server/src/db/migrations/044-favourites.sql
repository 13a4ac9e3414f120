-- Designs that their owner starred, each with all its versions: by the first one.
create table favourites (
  root_id uuid primary key references designs on delete cascade,
  created_at timestamptz not null default now()
);
