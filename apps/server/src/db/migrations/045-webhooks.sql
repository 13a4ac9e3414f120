-- Addresses at which programs of a person are told what has happened.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references owners on delete cascade,
  url text not null,
  events jsonb not null,
  -- Which of its secrets counts: each is derived from a key of the server, the id and this number, and stands in no table.
  secret_number integer not null default 1,
  secret_changed_at timestamptz,
  -- Since when nothing has arrived.
  failing_since timestamptz,
  disabled_because text check (disabled_because in ('person', 'failures', 'gone')),
  created_at timestamptz not null default now()
);
create index webhooks_owner on webhooks (owner_id);

-- Messages, to be sent and sent: the queue and the log in one.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks on delete cascade,
  type text not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- How often it was claimed: whoever lost the claim changes nothing any more.
  attempt integer not null default 0,
  next_at timestamptz default now(),
  claimed_until timestamptz,
  tried_at timestamptz,
  took integer,
  status integer,
  answer text,
  created_at timestamptz not null default now()
);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_log on webhook_deliveries (webhook_id, created_at desc, id);
