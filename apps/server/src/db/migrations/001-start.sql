-- Whoever owns something: a user or a guest. When a guest signs up, what it owned gets another owner.
create table owners (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key references owners on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'admin')),
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table guests (
  id uuid primary key references owners on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);

-- Browsers from which somebody has signed in before: strangers' failures do not lock them out.
create table devices (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now()
);
create index devices_user on devices (user_id);

create table login_failures (
  id bigint generated always as identity primary key,
  -- Hash of what is being counted: an address, or an account as seen from an address or a device.
  subject bytea not null,
  created_at timestamptz not null default now()
);
create index login_failures_subject on login_failures (subject, created_at);
create index login_failures_age on login_failures (created_at);

create table projects (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references owners on delete cascade,
  title text not null,
  description text not null default '',
  is_public boolean not null default false,
  -- The local id under which a guest's browser knew this work before the guest had an account.
  guest_project_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index projects_owner on projects (owner_id, updated_at desc);

create table messages (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  -- The order of the conversation.
  sequence bigint generated always as identity,
  type text not null check (type in ('user', 'ai')),
  content text not null,
  image_url text,
  metadata jsonb not null default '{}',
  idempotency_key text,
  created_at timestamptz not null default now(),
  unique (project_id, idempotency_key)
);
create index messages_order on messages (project_id, sequence);

-- A generation: the durable state of a job that ends exactly once.
create table predictions (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references owners on delete cascade,
  project_id uuid references projects on delete cascade,
  guest_project_id text,
  state text not null default 'starting' check (state in ('starting', 'processing', 'succeeded', 'failed')),
  stage text check (stage in ('reading', 'directing', 'composing', 'painting')),
  fraction real,
  request jsonb not null,
  seed bigint not null,
  result jsonb,
  error text,
  timings jsonb,
  -- Number of the process that works on it; that process holds the advisory lock of the same number.
  process integer,
  attempt integer not null default 0,
  idempotency_key text,
  request_hash bytea,
  created_at timestamptz not null default now(),
  claimed_at timestamptz,
  finished_at timestamptz,
  unique (owner_id, idempotency_key)
);
create index predictions_waiting on predictions (created_at) where state = 'starting';
create index predictions_running on predictions (process) where state = 'processing';
create index predictions_project on predictions (project_id, created_at desc);

create table designs (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references owners on delete cascade,
  project_id uuid references projects on delete cascade,
  guest_project_id text,
  -- The answer that it is part of, and its place there, from 1.
  prediction_id uuid not null references predictions on delete cascade,
  position integer not null,
  title text not null,
  kind text not null,
  prompt text not null,
  modification_prompt text,
  scene jsonb not null,
  brief jsonb not null,
  direction jsonb not null,
  archetype text not null,
  fingerprint text not null,
  changes jsonb not null default '[]',
  -- A line of versions begins with its root, which is its own root.
  root_id uuid not null references designs on delete cascade,
  parent_id uuid references designs on delete set null,
  -- The version that this one went back to.
  copy_of uuid references designs on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (prediction_id, position),
  unique (root_id, version)
);
create index designs_project on designs (project_id, created_at desc);
create index designs_owner on designs (owner_id, created_at desc);
create index designs_parent on designs (parent_id);
create index designs_copy on designs (copy_of);

-- Pictures: a name that cannot be guessed, and the content that it stands for.
create table media (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references owners on delete cascade,
  -- Whoever may see this project may see the picture.
  project_id uuid references projects on delete cascade,
  design_id uuid references designs on delete cascade,
  -- The artboard of that design, from 0.
  artboard integer,
  name text not null default '',
  sha256 text not null,
  type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  -- WebP, 480 pixels wide at most.
  thumbnail_sha256 text,
  -- What the engine measured on an upload.
  facts jsonb,
  created_at timestamptz not null default now(),
  unique (design_id, artboard)
);
create index media_content on media (sha256);
create index media_thumbnail on media (thumbnail_sha256);
create index media_owner on media (owner_id);
create index media_project on media (project_id);
