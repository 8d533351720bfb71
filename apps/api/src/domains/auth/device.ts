import { flag, objectOf, text } from '../../kernel/call/input.ts';

const words = text(0, 100).optional();

/**
 * What a client says of the device it runs on. `remember` belongs to it: whether it should stay signed in for 30 days
 * (the default), or for 12 hours.
 */
export const device = objectOf('DeviceInput', {
  client: words,
  os: words,
  device_type: words,
  brand: words,
  model: words,
  remember: flag().optional(),
});
