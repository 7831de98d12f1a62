/**
 * The columns of the identity server's tables (schema `auth`) that we use: users, whether they have a
 * password, and their sessions there. Supabase Auth and its Lite version differ in the rest.
 */
export type IdentityTables = {
  'auth.users': {
    id: string;
    email: string | null;
    /** Null or empty for people who only sign in with Google. */
    encrypted_password: string | null;
    created_at: Date;
  };
  'auth.sessions': { id: string; user_id: string };
  'auth.identities': { id: string; user_id: string };
};
