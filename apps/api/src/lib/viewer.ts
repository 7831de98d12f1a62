export type Role = 'member' | 'editor' | 'moderator' | 'admin';

/** The signed-in person, as proven by a live session. */
export type Viewer = {
  id: string;
  sessionId: string;
  name: string;
  email: string;
  role: Role;
  /** Staff whose sign-in has two steps: only then do their powers count. Always false for members. */
  isSecuredStaff: boolean;
};
