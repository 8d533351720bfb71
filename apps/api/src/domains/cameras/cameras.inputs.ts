import { choice, colour, flag, id, ids, int, secret, text } from '../../kernel/call/input.ts';
import { Stream } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { CameraGroup, Room } from '../../model/room/entity.ts';
import { Schedule } from '../../model/schedule/entity.ts';

export const status = choice('active', 'inactive');
/** What a camera's form holds beside name, code, colour and location, in the catalogue's order; the address comes last. */
export const rest = {
  /** Name on the streaming server. */
  camera_id: text(0, 200).nullish(),
  order: int(0, 100_000).optional(),
  room: id(Room).nullish(),
  groups: ids(CameraGroup).optional(),
  schedule: id(Schedule).nullish(),
  status: status.optional(),
  stream: id(Stream).nullish(),
  /** `rtsp(s)://…`, name and password inside or beside it. Never answered back. */
  source_url: secret(0, 500).optional(),
  source_username: secret(0, 200).optional(),
  source_password: secret(0, 200).optional(),
  audio: flag().optional(),
  /** Address of the camera's smaller stream; empty takes it away. Never answered back. */
  low_url: secret(0, 500).optional(),
};
export const createCameraInput = {
  name: text(1, 100),
  code: text(1, 40),
  color_code: colour(),
  location_id: id(Location),
  ...rest,
};
