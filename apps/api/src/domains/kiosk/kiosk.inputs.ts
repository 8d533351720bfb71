import { id, secret } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';

export const pin = secret(1, 12);
export const validateUserCheckinPinInput = { pin, location: id(Location).optional() };
