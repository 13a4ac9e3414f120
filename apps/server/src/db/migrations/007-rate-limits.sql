-- How much each caller may still ask of what is dear. Shared by all processes; worth nothing after a crash.
create unlogged table rate_limits (
  key bytea primary key,
  tokens real not null,
  allowed boolean not null,
  at timestamptz not null default now()
);
create index rate_limits_age on rate_limits (at);
