import { date, id, phone, secret } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';

export const pin = secret(1, 12);
export const doorPin = { pin, location: id(Location), date: date().optional() };
export const doorPinAndPhone = { pin, phone: phone(), location: id(Location), date: date().optional() };
/** What the QR code of a door says. */
export const scanned = { code: secret(1, 200).optional() };
export const validateUserCheckinPinInput = { pin, location: id(Location).optional() };
