alter table app.scan drop column place_hint;
