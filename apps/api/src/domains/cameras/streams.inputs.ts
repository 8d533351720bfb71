import { choice, flag, id, int, secret, text } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';

export const type = choice('rtsp', 'mediamtx');
export const createStreamInput = {
  name: text(1, 100),
  url: secret(1, 500),
  location_id: id(Location).nullish(),
  type: type.optional(),
  username: secret(0, 200).optional(),
  password: secret(0, 200).optional(),
  port: int(1, 65_535).optional(),
  is_default: flag().optional(),
};
