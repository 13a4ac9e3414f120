-- What a generation has of models so far, so that it goes on after a crash and pays nothing twice.
alter table predictions add steps jsonb;
-- The models that somebody chose for a project.
alter table projects add models jsonb;

-- Keys that an administrator gave, sealed with a key from the environment.
create table model_keys (
  adapter text primary key,
  sealed bytea not null,
  updated_at timestamptz not null default now()
);

-- Every question to a model, from before it is asked: what it may cost counts at once, and it is asked once.
create table model_usage (
  prediction_id uuid not null,
  step text not null,
  owner_id uuid references owners on delete set null,
  model text not null,
  -- Of a job that goes on at the provider.
  job_id text,
  -- 'ok', or what went wrong; null: it has not ended.
  outcome text,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  images integer not null default 0,
  -- Millionths of a dollar; what it may cost until it has ended.
  cost bigint not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (prediction_id, step)
);
create index model_usage_month on model_usage (created_at);
create index model_usage_owner on model_usage (owner_id, created_at);
