import type { User } from './user-cookie';

/** One user of each kind: with and without a telephone number, with accents, and an administrator. */
export const mockUsers: readonly User[] = [
  {
    id: 'local-1',
    name: 'Renée Lévesque-Šimić',
    email: 'renee@example.com',
    phone: '+17805550123',
    admin: false,
  },
  { id: 'local-2', name: 'Walter Penner', email: 'walter@example.com', phone: null, admin: false },
  { id: 'local-3', name: 'Joan Auctioneer', email: 'joan@example.com', phone: '+13065550165', admin: true },
];
