-- Addresses that articles had before: they lead to where the article is now.
create table former_slugs (
  slug text primary key,
  article_id uuid not null references articles on delete cascade
);
create index former_slugs_article on former_slugs (article_id);

-- An article that was never dated stands after those that are.
drop index articles_published;
create index articles_published on articles (published_at desc nulls last, created_at desc, slug) where is_published;
