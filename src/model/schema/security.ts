import { z } from 'zod';
import { webAddress } from './fields';

/** Contact for reports of security vulnerabilities: `security` in content/settings/site.yaml. */
export const SecuritySchema = z
  .strictObject({
    email: z
      .email()
      .max(200)
      .meta({
        title: 'E-mail',
        description: 'Of whoever looks after the site. Left out, it is that of the company.',
      })
      .optional(),
    policy: webAddress(
      'Policy',
      'The address of a page that says what may be tested and when you answer. Leave it out if you have none.',
    ).optional(),
  })
  .meta({
    title: 'Reports of security faults',
    description: 'For people who find a fault in the website. They read it at /.well-known/security.txt.',
  });
