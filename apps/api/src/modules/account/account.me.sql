select profile.id, session.id as "sessionId", profile.name, profile.email, profile.role,
  case profile.role when 'member' then false else exists (
    select from app.two_step where profile_id = profile.id and confirmed_at is not null
  ) end as "isSecuredStaff",
  (extract(epoch from session.expires_at - now()) * 1000)::float8 as "expiresInMs"
from app.session
join app.profile on profile.id = session.profile_id
where session.token_hash = $1 and session.revoked_at is null and session.expires_at > now();
