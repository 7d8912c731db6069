import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** A signed-in person as the cookie carries it. */
export const AccountSchema = z.object({
  UserName: z.string().trim().min(1, 'Write a name'),
  Email: z.email('Write an e-mail address such as name@example.com'),
  ID: z.string().min(1),
  PhoneNumber: z.string().optional(),
  Admin: z.boolean(),
});
export type Account = z.infer<typeof AccountSchema>;

/** What a person may say about themselves when registering or editing. */
export const DetailsSchema = z.object({
  UserName: AccountSchema.shape.UserName,
  Email: AccountSchema.shape.Email,
  PhoneNumber: z
    .string()
    .trim()
    .transform((text) => (text === '' ? undefined : text)),
});
export type Details = z.infer<typeof DetailsSchema>;

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

/** The people whom the stand-in knows; kept until it stops. */
export function createAccounts() {
  const byId = new Map(samplePeople.map((person) => [person.ID, person]));

  function store(id: string, admin: boolean, { PhoneNumber, ...details }: Details): Account {
    const account = { ...details, ID: id, Admin: admin, ...(PhoneNumber !== undefined && { PhoneNumber }) };
    byId.set(id, account);
    return account;
  }

  return {
    list: () => [...byId.values()],
    find: (id: string) => byId.get(id) ?? null,
    register: (details: Details) => store(randomUUID(), false, details),
    update: (account: Account, details: Details) => store(account.ID, account.Admin, details),
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
