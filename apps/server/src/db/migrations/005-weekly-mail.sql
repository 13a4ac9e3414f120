-- When the last weekly summary was sent.
alter table users add weekly_sent_at timestamptz;
create index users_weekly on users (weekly_sent_at) where notify_weekly;
