-- A migration that cannot get its lock gives up instead of queueing every query behind it.
set local lock_timeout = '2s';

create extension if not exists postgis;
create extension if not exists pg_trgm;

create schema if not exists app;
