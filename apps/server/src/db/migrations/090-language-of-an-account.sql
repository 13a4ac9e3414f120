-- The language that somebody reads Limner in, for their mails; null: it was never told.
alter table users add column language text check (language in ('en', 'de', 'fr', 'es', 'ar'));
