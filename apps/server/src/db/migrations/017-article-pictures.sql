-- Pictures of articles: fetched once from where the article had them, and served from here.
alter table media
  add article_id uuid references articles on delete cascade,
  -- The address from which it was fetched.
  add source text;
create unique index media_article on media (article_id, md5(source));

-- They belong to the house, which is nobody's account.
insert into owners (id) values ('00000000-0000-4000-8000-000000000001');

-- What is done once in the life of a database, such as filling the blog: what is deleted later does not come back.
create table done_once (
  name text primary key,
  done_at timestamptz not null default now()
);

-- An article that was never dated stands where it came in.
drop index articles_published;
create index articles_published on articles (coalesce(published_at, created_at) desc) where is_published;
