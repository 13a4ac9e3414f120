-- Somebody who signs in through an identity provider has no password until they set one.
alter table users alter column password_hash drop not null;

-- The second factor of an account: codes of an app (RFC 6238).
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  -- It counts once a first code of it was given.
  confirmed_at timestamptz,
  -- The last time step of which a code was taken: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

-- Codes for the day on which the app is lost, each good once.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Invitations to sign up.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  -- Null: for whoever has the link.
  email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  spent_at timestamptz
);

-- Who an account is at an identity provider (OpenID Connect).
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (issuer, user_id)
);
