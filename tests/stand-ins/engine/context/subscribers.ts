import { z } from 'zod';

/** The body of a subscription as the site sends it. */
export const SubscriptionSchema = z.object({
  FirstName: z.string().trim().min(1),
  LastName: z.string().trim().min(1),
  Email: z.email(),
  PhoneNumber: z.string().refine((text) => text.replace(/\D/g, '').length >= 10, 'needs ten digits'),
  Source: z.literal('MiniContactForm'),
});
type Subscription = z.infer<typeof SubscriptionSchema>;

/** Newsletter readers by address; kept until the stand-in stops. */
export function createSubscribers() {
  const byEmail = new Map<string, Subscription>();
  return {
    list: () => [...byEmail.values()],
    add(subscription: Subscription): 'new' | 'known' {
      const key = subscription.Email.toLowerCase();
      const outcome = byEmail.has(key) ? 'known' : 'new';
      byEmail.set(key, subscription);
      return outcome;
    },
  };
}
export type Subscribers = ReturnType<typeof createSubscribers>;
