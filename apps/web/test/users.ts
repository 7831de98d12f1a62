import type { CurrentUser } from '@app/contract/account';

export const sari: CurrentUser = {
  _id: '0b1f3c52-6a59-4f0e-9d3e-1c1f0a7e5b11',
  name: 'Sari',
  email: 'sari@contoh.id',
  role: 'member',
};
