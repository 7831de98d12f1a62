/**
 * All that we touch of the identity server's own tables (schema `auth`): who exists, whether they
 * have a password, and their sessions there. Supabase Auth and its Lite differ in the rest.
 */
export type IdentityTables = {
  'auth.users': {
    id: string;
    email: string | null;
    /** Null or empty for people who only come with Google. */
    encrypted_password: string | null;
    created_at: Date;
  };
  'auth.sessions': { id: string; user_id: string };
  'auth.identities': { id: string; user_id: string };
};
