-- People who work on somebody's project, or with somebody's brand kit.
create table members (
  id uuid primary key default gen_random_uuid(),
  project_id uuid references projects on delete cascade,
  brand_kit_id uuid references brand_kits on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('editor', 'viewer')),
  created_at timestamptz not null default now(),
  check (num_nonnulls(project_id, brand_kit_id) = 1),
  unique (project_id, user_id),
  unique (brand_kit_id, user_id)
);
create index members_user on members (user_id, created_at desc);

-- Invitations to be a member: of the account with this address alone.
create table member_invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  project_id uuid references projects on delete cascade,
  brand_kit_id uuid references brand_kits on delete cascade,
  email text not null,
  role text not null check (role in ('editor', 'viewer')),
  invited_by uuid not null references users on delete cascade,
  -- How often it was sent.
  mails integer not null default 1,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- Kept for a while: what was sent counts for the day.
  revoked_at timestamptz,
  check (num_nonnulls(project_id, brand_kit_id) = 1)
);
create index member_invitations_project on member_invitations (project_id);
create index member_invitations_brand_kit on member_invitations (brand_kit_id);
create index member_invitations_inviter on member_invitations (invited_by, sent_at);
create unique index member_invitations_open_project on member_invitations (project_id, lower(email))
  where accepted_at is null and revoked_at is null;
create unique index member_invitations_open_brand_kit on member_invitations (brand_kit_id, lower(email))
  where accepted_at is null and revoked_at is null;

-- The member who wrote it; null: the project's owner, or the assistant. No reference: when the account is gone, it was still
-- not the owner.
alter table messages add column author_id uuid;

-- Fonts of somebody else that a project's designs are set in: whoever made them there had the font, or a kit that names it.
-- The file stays for them as long as the project.
create table lent_fonts (
  project_id uuid not null references projects on delete cascade,
  sha256 text not null,
  primary key (project_id, sha256)
);
create index lent_fonts_content on lent_fonts (sha256);
