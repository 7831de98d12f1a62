select profile.id, session.id as "sessionId", profile.name, profile.email, profile.role
from app.session
join app.profile on profile.id = session.profile_id
where session.token_hash = $1 and session.revoked_at is null and session.expires_at > now();
