import { randomUUID } from 'node:crypto';

/** A person as stored in the cookie. */
export interface Account {
  readonly UserName: string;
  readonly Email: string;
  readonly ID: string;
  readonly PhoneNumber?: string;
  readonly Admin: boolean;
}

/** Details that a person enters about themselves. */
export interface Details {
  readonly UserName: string;
  readonly Email: string;
  readonly PhoneNumber: string | null;
}

const samplePeople: readonly Account[] = [
  {
    UserName: 'Zoë Lévesque-Šimić',
    Email: 'zoe@example.com',
    ID: 'sample-1',
    PhoneNumber: '+17805550142',
    Admin: false,
  },
  { UserName: 'Dale Friesen', Email: 'dale@example.com', ID: 'sample-2', Admin: false },
  {
    UserName: 'Marlene Auctioneer',
    Email: 'marlene@example.com',
    ID: 'sample-3',
    PhoneNumber: '+13065550177',
    Admin: true,
  },
];

/** The stand-in's accounts; kept until it stops. */
export function createAccounts() {
  const byId = new Map(samplePeople.map((person) => [person.ID, person]));

  function store(id: string, admin: boolean, { PhoneNumber, ...details }: Details): Account {
    const account = { ...details, ID: id, Admin: admin, ...(PhoneNumber !== null && { PhoneNumber }) };
    byId.set(id, account);
    return account;
  }

  return {
    list: () => [...byId.values()],
    find: (id: string) => byId.get(id) ?? null,
    findByEmail: (email: string) =>
      [...byId.values()].find((person) => person.Email.toLowerCase() === email.toLowerCase()) ?? null,
    register: (details: Details) => store(randomUUID(), false, details),
    update: (account: Account, details: Details) => store(account.ID, account.Admin, details),
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
