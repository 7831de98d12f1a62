export const accountKeys = {
  profile: ['account', 'profile'],
  sessions: ['account', 'sessions'],
} as const;
