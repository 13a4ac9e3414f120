-- Generations of new designs that count against the month, where a limit is set. A row outlives the project that it was
-- for: deleting work does not give back what it cost.
create table counted_generations (
  prediction_id uuid primary key,
  owner_id uuid not null references owners on delete cascade,
  created_at timestamptz not null default now()
);
create index counted_generations_owner on counted_generations (owner_id, created_at);

-- What made no new design costs nothing: failures, questions, changes that the words asked for.
create function uncount_generation() returns trigger language plpgsql as $$
begin
  if new.state = 'failed' or not exists (select from designs where prediction_id = new.id and version = 1) then
    delete from counted_generations where prediction_id = new.id;
  end if;
  return null;
end $$;
create trigger generation_ended after update of state on predictions
  for each row when (old.state is distinct from new.state and new.state in ('succeeded', 'failed'))
  execute function uncount_generation();
