-- What somebody keeps here, counted from indexes alone.
alter table messages add bytes integer not null generated always as
  (octet_length(content) + octet_length(metadata::text)) stored;
create index messages_size on messages (project_id) include (bytes);
drop index media_owner;
create index media_owner on media (owner_id) include (bytes);

-- What was sent with an idempotency key; null: written here.
alter table messages add request_hash bytea;
