-- What a business looks like and says of itself, kept with an account and worn by new designs.
create table brand_kits (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references owners on delete cascade,
  name text not null,
  -- By the roles of a palette; those that are left out each design chooses.
  colours jsonb not null,
  typefaces jsonb,
  tones jsonb not null,
  facts jsonb not null,
  logo_id uuid references media on delete set null,
  logo_shows_name boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index brand_kits_owner on brand_kits (owner_id, updated_at desc);
create index brand_kits_logo on brand_kits (logo_id);
