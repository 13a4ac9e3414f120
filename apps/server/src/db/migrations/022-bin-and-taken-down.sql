-- A deleted project lies in its owner's bin for a while.
alter table projects
  add deleted_at timestamptz,
  -- Taken out of the gallery by an administrator, and why.
  add taken_down_at timestamptz,
  add taken_down_note text;
create index projects_deleted on projects (deleted_at) where deleted_at is not null;
