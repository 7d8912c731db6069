import { z } from 'zod';
import { name, text, webAddress } from './fields';

/** The legal identity of the company: `company` in content/settings/site.yaml. */
export const CompanySchema = z
  .strictObject({
    legalName: name('Legal name', 'As it is registered, such as Example Land Sales Ltd.').optional(),
    brokerage: name('Brokerage', 'The brokerage that holds the licence, if it has another name.').optional(),
    broker: name('Broker of record', 'The person who answers for the brokerage.').optional(),
    office: text('Office', 'The postal address, in one line.').optional(),
    trustAccount: text(
      'Deposits',
      'Who holds buyers’ deposits in trust, in one or two sentences.',
    ).optional(),
    licences: z
      .array(
        z.strictObject({
          province: name('Province', 'Such as Alberta.'),
          number: name('Licence', 'The number as the regulator lists it.'),
          regulator: name('Regulator', 'Such as Real Estate Council of Alberta.'),
          address: webAddress(
            'Address of the regulator',
            'Where visitors can look up the licence.',
          ).optional(),
        }),
      )
      .default([])
      .meta({
        title: 'Licences',
        singular: 'Licence',
        description: 'One for each province in which the company sells land.',
      }),
  })
  .meta({
    title: 'Company',
    description:
      'Licences, office and trust account, on the contact page and the page for sellers. What is left out is not shown.',
  });
export type Company = z.infer<typeof CompanySchema>;
