create table articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  -- The id of the article in the Bubble app that it came from; null: written here.
  bubble_id text unique,
  title text not null,
  excerpt text not null,
  -- HTML, cleaned on its way in.
  content text not null,
  author text not null,
  category text not null,
  tags jsonb not null default '[]',
  featured_image text,
  published_at timestamptz,
  is_published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index articles_published on articles (published_at desc nulls last) where is_published;

-- Keys of other programs. The key itself is shown once, when it is made.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  key_hash bytea not null unique,
  scopes jsonb not null default '[]',
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  inquiry_type text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now()
);
