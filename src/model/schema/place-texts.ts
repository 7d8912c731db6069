import { z } from 'zod';
import { label, template } from './text-fields';

const savedQuarter = 'the home quarter, such as NW-14-72-6-W6M, or the word it';
const severalParcels = 'such as Parcels 2 and 3';

/** Texts about the place that a visitor has set. */
export const placeTexts = {
  myPlace: z
    .strictObject({
      heading: label('Button on the list, and heading of the form', 'My place'),
      howFar: label('Button on the page of a sale', 'How far is it from your place?'),
      field: label('Label of the field', 'Home quarter or town'),
      hint: label(
        'Below it',
        'Such as NW-14-72-6-W6M or Grande Prairie. It stays in this browser and is never sent anywhere.',
      ),
      keep: label('Button of the form', 'Keep my place'),
      nearest: label('Button that sorts the list', 'Nearest first'),
      forget: template('Button that removes the place', 'Forget {place}', { place: 'the place' }),
      hasLand: template('A parcel that has some of the same land', '{parcel} has land in {place}', {
        parcel: 'such as Parcel 2',
        place: savedQuarter,
      }),
      haveLand: template('Several that have', '{parcels} have land in {place}', {
        parcels: severalParcels,
        place: savedQuarter,
      }),
      touches: template('A parcel that touches the home quarter', '{parcel} touches {place}', {
        parcel: 'such as Parcel 2',
        place: savedQuarter,
      }),
      touch: template('Several that touch it', '{parcels} touch {place}', {
        parcels: severalParcels,
        place: savedQuarter,
      }),
      mayTouch: template('One or several that perhaps touch it', '{parcels} may touch {place}', {
        parcels: 'such as Parcel 2 or Parcels 2 and 3',
        place: savedQuarter,
      }),
      several: label('Above towns of one name', 'Which one do you mean?'),
      empty: label('Nothing was typed', 'Type your home quarter or town.'),
      notLand: label(
        'A legal land description that cannot be read',
        'We can’t read that. Write a legal land description as quarter, section, township, range and meridian, such as NW-14-72-6-W6M.',
      ),
      notFound: label(
        'A town that is not known',
        'We don’t know a town by that name. Try a larger town nearby, or your legal land description.',
      ),
      unavailable: label(
        'The list of towns cannot be loaded',
        'The list of towns could not be loaded. Try again, or type a legal land description.',
      ),
      noneTouches: label('Where no parcel touches the home quarter', 'No parcel touches it.'),
      measured: label('After the distance', 'measured from centre to centre.'),
      sameLand: label('After the name of a parcel with some of the same land', 'has some of the same land.'),
      sharesSide: label('After the name of a parcel on one side of it', 'shares a side with it.'),
      acrossRoad: label(
        'The same, with a road allowance between them',
        'shares a side with it, across a road allowance.',
      ),
      atCorner: label('After the name of a parcel at one of its corners', 'meets it at a corner.'),
      unclear: label(
        'After the name of a parcel of which it cannot be told',
        'may touch it. Where a correction line or a meridian lies between them, legal land descriptions can’t tell.',
      ),
    })
    .meta({
      title: 'My place',
      description: 'How far a sale is from the quarter or the town that a visitor has set.',
    }),
};
