import type { LandRecord } from '../../model/schema/land-record';
import type { Parcel } from '../../model/schema/parcel';
import { yields } from './crops';
import { access, drainage, environment, water } from './land-and-water';
import { writePart, type WrittenPart } from './record-part';
import { sites } from './sites';
import { soilRatings, soilTests } from './soil';
import { tenancy } from './tenancy';

const nothingAsked: LandRecord = {};

/** The record of a parcel as its readers see it: every part, also those that are not known. */
export function writeLandRecord(parcel: Parcel): WrittenPart[] {
  const record = parcel.landRecord ?? nothingAsked;
  return [
    writePart(soilRatings, record.soilRatings, parcel),
    writePart(soilTests, record.soilTests, parcel),
    writePart(yields, record.yields, parcel),
    writePart(drainage, record.drainage, parcel),
    writePart(sites, record.sites, parcel),
    writePart(water, record.water, parcel),
    writePart(access, record.access, parcel),
    writePart(environment, record.environment, parcel),
    writePart(tenancy, record.tenancy, parcel),
  ];
}
