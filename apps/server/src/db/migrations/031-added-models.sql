-- Providers and models that administrators add while the server runs, and keys of models that people bring for themselves.
create table added_providers (
  adapter text primary key,
  url text,
  models jsonb not null default '[]'
);

create table own_model_keys (
  owner_id uuid not null references users on delete cascade,
  adapter text not null,
  sealed bytea not null,
  updated_at timestamptz not null default now(),
  primary key (owner_id, adapter)
);
