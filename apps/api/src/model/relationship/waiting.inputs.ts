import { id } from '../../kernel/call/input.ts';
import { Location } from '../location/entity.ts';

/** Of which location the requests to be guardian are listed; left out: of all own ones. */
export const guardianRequestsInput = { location: id(Location).optional() };
