-- What the settings hold.
alter table users
  add notify_completion boolean not null default true,
  add notify_weekly boolean not null default false;

-- A session that its person can tell from others, and end.
alter table sessions
  add id uuid not null default gen_random_uuid(),
  add user_agent text not null default '';
create unique index sessions_id on sessions (id);

-- Links that set a new password, each good for one use.
create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_resets_user on password_resets (user_id);

-- A few pixels of the picture as a data address: shown until the picture has come.
alter table media add placeholder text;

-- How many designs a project has and what they are called: the gallery counts and searches projects, not designs.
alter table projects
  add design_count integer not null default 0,
  add design_titles text not null default '';

create function refresh_project_designs(ids uuid[]) returns void language sql as $$
  update projects set design_count = made.count, design_titles = made.titles
  from (
    select projects.id, count(designs.id)::int as count, coalesce(string_agg(distinct designs.title, ' '), '') as titles
    from projects left join designs on designs.project_id = projects.id
    where projects.id = any (ids)
    group by projects.id
  ) made
  where projects.id = made.id;
$$;

create function designs_were_added() returns trigger language plpgsql as $$
begin
  perform refresh_project_designs(array(select distinct project_id from added where project_id is not null));
  return null;
end $$;
create function designs_were_removed() returns trigger language plpgsql as $$
begin
  perform refresh_project_designs(array(select distinct project_id from removed where project_id is not null));
  return null;
end $$;
create function designs_were_moved() returns trigger language plpgsql as $$
begin
  perform refresh_project_designs(array(
    select project_id from added where project_id is not null
    union select project_id from removed where project_id is not null));
  return null;
end $$;
create trigger designs_added after insert on designs
  referencing new table as added for each statement execute function designs_were_added();
create trigger designs_removed after delete on designs
  referencing old table as removed for each statement execute function designs_were_removed();
create trigger designs_moved after update on designs
  referencing old table as removed new table as added for each statement execute function designs_were_moved();

select refresh_project_designs(array(select id from projects));

create index projects_gallery on projects (created_at desc, id) where is_public and design_count > 0;

-- Servers without the extension search the titles one by one.
do $$
begin
  create extension if not exists pg_trgm;
  create index projects_words on projects using gin ((title || ' ' || design_titles) gin_trgm_ops)
    where is_public and design_count > 0;
exception when others then
  raise notice 'pg_trgm is not available: the gallery is searched without an index';
end $$;
