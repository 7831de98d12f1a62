-- outside a transaction
-- A table at a time, and only for the moment that it takes to add a trigger.
create or replace trigger profile_figures_are_noted after insert or delete on app.profile
  for each row execute function app.note_profile_figures();

create or replace trigger post_figures_are_noted after insert on app.post
  for each row when (new.state = 'visible') execute function app.note_post_figures();
create or replace trigger changed_post_figures_are_noted after update of state on app.post
  for each row when ((old.state = 'visible') <> (new.state = 'visible')) execute function app.note_post_figures();
create or replace trigger deleted_post_figures_are_noted after delete on app.post
  for each row when (old.state = 'visible') execute function app.note_post_figures();

create or replace trigger scan_figures_are_noted after insert on app.scan
  for each row execute function app.note_scan_figures();
create or replace trigger judged_scan_figures_are_noted after update of is_correct on app.scan
  for each row when (old.is_correct is distinct from new.is_correct) execute function app.note_scan_figures();
create or replace trigger deleted_scan_figures_are_noted after delete on app.scan
  referencing old table as gone for each statement execute function app.note_deleted_scan_figures();

create or replace trigger learning_photo_figures_are_noted after insert or delete on app.learning_photo
  for each row execute function app.note_learning_photo_figures();
-- Without a list of columns: a trigger may change the state where only the scan was taken away.
create or replace trigger changed_learning_photo_figures_are_noted after update on app.learning_photo
  for each row when (old.state <> new.state) execute function app.note_learning_photo_figures();
