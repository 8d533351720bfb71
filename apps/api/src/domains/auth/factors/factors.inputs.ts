import { json, key } from '../../../kernel/call/input.ts';
import { device } from '../device.ts';
import { authenticationShape } from './responses.ts';

export const challenge = key();
export const signInByPasskeyInput = {
  challenge,
  response: json(authenticationShape, 50_000),
  device: device.optional(),
};
