-- Passkeys (WebAuthn) of an account.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it has signed, as it says itself; 0 for those that do not count.
  counter bigint not null default 0,
  transports jsonb not null default '[]',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- What a passkey is asked to sign: good once. Not worth surviving a crash.
create unlogged table passkey_challenges (
  challenge_hash bytea primary key,
  -- Whose passkey is to be added; null: somebody signs in.
  user_id uuid references users on delete cascade,
  -- From where it was asked for.
  place bytea not null,
  expires_at timestamptz not null
);
