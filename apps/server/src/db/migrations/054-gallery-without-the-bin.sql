-- As the gallery asks: it is counted from the index alone, however many other projects there are.
drop index projects_gallery;
create index projects_gallery on projects (created_at desc, id) where is_public and design_count > 0 and deleted_at is null;
