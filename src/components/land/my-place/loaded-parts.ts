import { readKeptPlace } from '../../../features/my-place/kept-place';
import { KeptDistance } from './KeptDistance';
import { KeptPlaceTools } from './KeptPlaceTools';
import { PlaceDialog } from './PlaceDialog';
import { PlaceSummary } from './PlaceSummary';

/** The components that only visitors with a place, or about to set one, need. */
export const loadedParts = { readKeptPlace, KeptDistance, KeptPlaceTools, PlaceDialog, PlaceSummary };
