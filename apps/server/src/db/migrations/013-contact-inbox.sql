-- What became of a message of the contact form. Null: nothing yet.
alter table contact_messages
  add read_at timestamptz,
  add answered_at timestamptz;
create index contact_messages_age on contact_messages (created_at desc);
