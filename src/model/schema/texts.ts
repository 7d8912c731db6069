import { z } from 'zod';
import { formTexts } from './form-texts';
import { landTexts } from './land-texts';
import { nameTexts } from './name-texts';
import { pageTexts } from './page-texts';
import { partTexts } from './part-texts';
import { placeTexts } from './place-texts';
import { saleTexts } from './sale-texts';
import { shellTexts } from './shell-texts';
import { simulatorTexts } from './simulator-texts';

/** The texts of the interface that a company may change: buttons, links, headings, labels, messages, empty states. */
export const TextsSchema = z.strictObject({
  ...shellTexts,
  ...saleTexts,
  ...placeTexts,
  ...pageTexts,
  ...partTexts,
  ...formTexts,
  ...nameTexts,
  ...simulatorTexts,
  ...landTexts,
});
export type Texts = z.infer<typeof TextsSchema>;
