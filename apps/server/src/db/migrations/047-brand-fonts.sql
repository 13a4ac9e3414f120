-- Fonts that people brought for their brand kits: private to the account. The file lies among the pictures, named by its SHA-256.
create table brand_fonts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references owners on delete cascade,
  name text not null,
  sha256 text not null,
  bytes integer not null,
  -- What its file says of itself: sort, weights, writing systems, and its name in its own letters.
  facts jsonb not null,
  -- Deleted by its owner, and kept for the designs that are set in it.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (owner_id, sha256)
);
create index brand_fonts_content on brand_fonts (sha256);
