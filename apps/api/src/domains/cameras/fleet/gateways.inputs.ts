import { flag, id, ids, secret, text } from '../../../kernel/call/input.ts';
import { Gateway } from '../../../model/camera/entity.ts';
import { Location } from '../../../model/location/entity.ts';

export const given = { name: text(1, 100), address: secret(1, 200), locations: ids(Location, 200, 0) };
export const changeGatewayInput = { id: id(Gateway), ...given, new_key: flag().optional() };
