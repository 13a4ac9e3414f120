-- Links at which people without an account look at a design, comment on it, approve it or ask for a change.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  token text not null unique,
  owner_id uuid not null references owners on delete cascade,
  -- The version that is shown.
  design_id uuid not null references designs on delete cascade,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create index reviews_design on reviews (design_id);
create index reviews_owner on reviews (owner_id);

create table review_entries (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references reviews on delete cascade,
  kind text not null check (kind in ('comment', 'approved', 'changes')),
  name text not null,
  text text not null,
  -- Where on the design: a side, and shares of its width and height.
  side integer,
  x real,
  y real,
  -- Of the design, when it was said.
  version integer not null,
  scene_hash text,
  resolved_at timestamptz,
  created_at timestamptz not null default now()
);
create index review_entries_review on review_entries (review_id, created_at);
