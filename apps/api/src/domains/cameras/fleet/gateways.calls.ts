import '../cameras.fields.ts';
import { type Calls, mutation, out, outcome, outOrNull, query } from '../../../kernel/call/call.ts';
import { id } from '../../../kernel/call/input.ts';
import { nobody, orError } from '../../../kernel/read/reach.ts';
import { Gateway } from '../../../model/camera/entity.ts';
import { ownCameras, ownGateways } from '../../../model/camera/reach.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { changeGatewayInput, given } from './gateways.inputs.ts';
import {
  addGateway,
  changeGateway,
  Gateways,
  moveCamera,
  moveCameraInput,
  readGateways,
  removeGateway,
} from './gateways.ts';

/** Gateways of a centre beside the one of the installation. */
export const gatewayCalls: Calls = {
  gateways: query({
    rule: 'manager',
    about:
      'Lists the gateways of own locations, that of the installation first, with health, load, version and cameras.',
    reach: nobody,
    input: {},
    answer: Gateways,
    run: readGateways,
  }),
  addGateway: mutation({
    rule: 'admin',
    permission: 'manage_cameras',
    secret: true,
    about: 'Adds a gateway bound to locations and answers its key, once; an address that exists or is none gets Error.',
    reach: { locations: orError(ownLocations) },
    input: given,
    answer: outcome({ key: out.text }),
    run: addGateway,
  }),
  changeGateway: mutation({
    rule: 'admin',
    permission: 'manage_cameras',
    secret: true,
    about: 'Changes a gateway; with `new_key` it answers another key, and the old one is of no use.',
    reach: { id: orError(ownGateways), locations: orError(ownLocations) },
    input: changeGatewayInput,
    answer: outcome({ key: outOrNull(out.text) }),
    run: changeGateway,
  }),
  removeGateway: mutation({
    rule: 'admin',
    permission: 'manage_cameras',
    about: 'Removes a gateway; its cameras go to others.',
    reach: { id: orError(ownGateways) },
    input: { id: id(Gateway) },
    answer: outcome(),
    run: removeGateway,
  }),
  moveCamera: mutation({
    rule: 'manager',
    permission: 'manage_cameras',
    about: 'Gives a camera to a gateway, or back to those of its location with null.',
    reach: { id: orError(ownCameras), gateway_id: orError(ownGateways) },
    input: moveCameraInput,
    answer: outcome(),
    run: moveCamera,
  }),
};
