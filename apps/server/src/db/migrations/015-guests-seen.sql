-- When a guest was here last, to the day: the work of those who do not come back is deleted after a while.
alter table guests add seen_at timestamptz not null default now();
create index guests_seen on guests (seen_at);
create index devices_age on devices (created_at);
