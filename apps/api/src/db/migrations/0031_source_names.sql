-- What a card says of the registry of its place. A function and not a subquery: a subquery is prepared with every list,
-- also with those that have no place of a registry.
create function app.source_names(source_id integer) returns json language plpgsql stable set search_path = '' as $$
begin
  return (
    select json_build_object('title', source.title, 'attribution', source.attribution)
    from app.source as source where source.id = source_names.source_id
  );
end $$;
