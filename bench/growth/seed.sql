-- Rows as a year of work would leave them, from $FROM to below $TO of designs: twenty a project (three answers of four, then eight
-- new versions), five projects a person, and one studio (person 0) with every tenth project, a thousand at most. What designs
-- are made of is short here: it lies aside (TOAST), and no list reads it.
set session_replication_role = replica;
set synchronous_commit = off;

create or replace function pg_temp.named(kind text, number bigint) returns uuid language sql immutable
  as $$ select md5(kind || number)::uuid $$;
create or replace function pg_temp.word(number bigint) returns text language sql immutable as $$
  select (array['Harbor','Finch','Crumb','Fern','Moss','Blue','Door','North','Copper','Lantern','Maple','Orbit','Pine','River',
    'Stone','Willow','Ember','Cedar','Juniper','Quartz','Saffron','Tidal','Umber','Velvet','Amber','Birch','Cobalt','Delta'])[1 + number % 28] $$;
create or replace function pg_temp.title(number bigint) returns text language sql immutable
  as $$ select pg_temp.word(number * 7) || ' & ' || pg_temp.word(number / 28 * 11 + 3) || ' ' || number % 997 $$;
create or replace function pg_temp.owner(project bigint) returns bigint language sql immutable
  as $$ select case when project % 10 = 0 and project < 10000 then 0 else 1 + project / 5 end $$;

insert into owners (id)
  select distinct pg_temp.named('owner', pg_temp.owner(p)) from generate_series($FROM / 20, $TO / 20 - 1) p on conflict do nothing;
insert into users (id, email, first_name, last_name, password_hash)
  select pg_temp.named('owner', o), 'p' || o || '@example.com', 'Ada', 'Byron', ''
  from (select distinct pg_temp.owner(p) as o from generate_series($FROM / 20, $TO / 20 - 1) p) all_owners on conflict do nothing;

insert into projects (id, owner_id, title, is_public, design_count, design_titles, deleted_at, created_at, updated_at)
  select pg_temp.named('project', p), pg_temp.named('owner', pg_temp.owner(p)), pg_temp.title(p), p % 4 = 1, 20,
    pg_temp.title(p * 3) || ' ' || pg_temp.title(p * 3 + 1) || ' ' || pg_temp.title(p * 3 + 2),
    case when p % 20 = 7 then now() - make_interval(mins => (p % 40000)::int) end,
    at, at + interval '2 hours'
  from (select p, now() - make_interval(secs => 31536000.0 * (1 - p * 20.0 / $ALL)) as at from generate_series($FROM / 20, $TO / 20 - 1) p) made;

insert into predictions (id, owner_id, project_id, state, request, seed, result, timings, attempt, idempotency_key, created_at, finished_at)
  select pg_temp.named('prediction', n), pg_temp.named('owner', pg_temp.owner(n / 20)), pg_temp.named('project', n / 20), 'succeeded',
    jsonb_build_object('prompt', 'Logo for ' || pg_temp.title(n / 4) || ', calm and modern, navy and copper'), n,
    '{"message":"Here are four concepts.","understood":[{"label":"Kind","value":"logo"}]}', '{"composing":420,"painting":310}', 1,
    md5('key' || n), at, at + interval '2 seconds'
  from (select n, now() - make_interval(secs => 31536000.0 * (1 - n * 1.0 / $ALL)) as at from generate_series($FROM::bigint, $TO - 1) n
    where n % 20 in (0, 4, 8) or n % 20 >= 12) made;

insert into designs (id, owner_id, project_id, prediction_id, position, title, kind, prompt, modification_prompt, scene, brief, direction,
    archetype, fingerprint, root_id, parent_id, version, created_at)
  select pg_temp.named('design', n), pg_temp.named('owner', pg_temp.owner(n / 20)), pg_temp.named('project', n / 20),
    pg_temp.named('prediction', case when n % 20 < 12 then n / 4 * 4 else n end), case when n % 20 < 12 then n % 4 + 1 else 1 end,
    pg_temp.title(n / 4), (array['logo','website','business-card','poster','icon','banner'])[1 + n / 20 % 6],
    'Logo for ' || pg_temp.title(n / 4) || ', calm and modern, navy and copper',
    case when n % 20 >= 12 then 'Make it dark green' end,
    '{"palette":{"accent":"#1f6f5c","secondary":"#8a2b2b"},"typography":{"display":"Inter","text":"Inter"}}',
    jsonb_build_object('brand', pg_temp.title(n / 4)), '{"weights":{"display":700}}', 'wordmark', md5('print' || n),
    pg_temp.named('design', case when n % 20 < 12 then n else n / 20 * 20 + n % 20 - 12 end),
    case when n % 20 >= 12 then pg_temp.named('design', n / 20 * 20 + n % 20 - 12) end, case when n % 20 < 12 then 1 else 2 end,
    now() - make_interval(secs => 31536000.0 * (1 - n * 1.0 / $ALL))
  from generate_series($FROM::bigint, $TO - 1) n;

insert into media (id, owner_id, project_id, design_id, artboard, sha256, type, bytes, width, height, thumbnail_sha256, placeholder, created_at)
  select pg_temp.named('media', n), pg_temp.named('owner', pg_temp.owner(n / 20)), pg_temp.named('project', n / 20), pg_temp.named('design', n), 0,
    md5('a' || n) || md5('b' || n), 'image/png', 60000, 1200, 900, md5('c' || n) || md5('d' || n),
    'data:image/webp;base64,' || md5('e' || n) || md5('f' || n) || md5('g' || n),
    now() - make_interval(secs => 31536000.0 * (1 - n * 1.0 / $ALL))
  from generate_series($FROM::bigint, $TO - 1) n;

insert into messages (id, project_id, type, content, metadata, created_at)
  select pg_temp.named('message' || side, n), pg_temp.named('project', n / 20), side, 'Logo for ' || pg_temp.title(n / 4) || ', calm and modern', '{"designs":4}',
    now() - make_interval(secs => 31536000.0 * (1 - n * 1.0 / $ALL))
  from generate_series($FROM::bigint, $TO - 1) n, (values ('user'), ('ai')) sides(side)
  where n % 20 in (0, 4, 8) or n % 20 >= 12
  order by n;

insert into favourites (root_id, created_at)
  select pg_temp.named('design', n), now() - make_interval(secs => 31536000.0 * (1 - n * 1.0 / $ALL))
  from generate_series($FROM::bigint, $TO - 1) n where n % 20 = 5;

insert into counted_generations (prediction_id, owner_id, created_at)
  select pg_temp.named('prediction', n), pg_temp.named('owner', pg_temp.owner(n / 20)), now() - make_interval(secs => 31536000.0 * (1 - n * 1.0 / $ALL))
  from generate_series($FROM::bigint, $TO - 1) n where n % 20 in (0, 4, 8) and n > $ALL * 0.83;
set session_replication_role = origin;
