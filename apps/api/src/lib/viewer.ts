export type Role = 'member' | 'editor' | 'moderator' | 'admin';

/** The signed-in person, as proven by a live session. */
export type Viewer = {
  id: string;
  sessionId: string;
  name: string;
  email: string;
  role: Role;
  /** Staff with two-step sign-in; without it their permissions do not apply. Always false for members. */
  isSecuredStaff: boolean;
};
