-- Runs once, on an empty volume, after the image's own PostGIS script. The identity server owns its schema.
create extension if not exists pg_trgm;

create role supabase_auth_admin noinherit login password 'local';
create schema auth authorization supabase_auth_admin;
alter role supabase_auth_admin set search_path = auth;
