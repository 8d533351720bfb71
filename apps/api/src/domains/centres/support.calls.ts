import './centers.fields.ts';
import { type Calls, mutation, object, objects, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { anyJson, id, text } from '../../kernel/call/input.ts';
import { orError, orNothing, unasked } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { User } from '../../model/user/entity.ts';
import { autoLogin } from './auto-login.ts';
import { centerSettings, saveCenterSetting } from './center-settings.ts';
import { centerUsers } from './center-users.ts';
import { Center } from './centers.entities.ts';
import { addChild, childLocations, removeChild } from './child-locations.ts';
import { childrenInput, entryInput } from './support.inputs.ts';
import { centersOf } from './whose.ts';

const because = 'centers are the work of the platform, and no center takes it from those who do it';
const lookedUpThere = unasked(Location, 'it lies in the center that is named, where the call looks it up');
const setting = object({ key: out.text, value: out.json }, 'CenterSetting');
const pair = { center_id: id(Center), location_id: id(Location) };

/** What support does within a center: its locations, its people, its settings. */
export const supportCalls: Calls = {
  centerChildLocations: query({
    rule: 'kvsupport',
    about:
      'Lists the child locations of a main center, or those that stand under none; an unknown center answers an empty list.',
    reach: { center_id: orNothing(centersOf('centerChildLocations')) },
    input: childrenInput,
    answer: objects(
      { id: out.text, name: out.text, active: out.flag, since: outOrNull(out.datetime) },
      'ChildLocation',
    ),
    run: childLocations,
  }),
  addCenterChildLocation: mutation({
    rule: 'kvsupport',
    permission: null,
    because,
    about:
      'Puts a location of a center under its main center; one of another center, and one that has a main center, get Error.',
    reach: { center_id: orError(centersOf('addCenterChildLocation')), location_id: lookedUpThere },
    input: pair,
    answer: outcome(),
    run: addChild,
  }),
  removeCenterChildLocation: mutation({
    rule: 'kvsupport',
    permission: null,
    because,
    about:
      'Takes a location from under a main center; its tickets stay, and a location that does not stand there gets Error.',
    reach: { center_id: orError(centersOf('removeCenterChildLocation')), location_id: lookedUpThere },
    input: pair,
    answer: outcome(),
    run: removeChild,
  }),
  centerAutoLogin: mutation({
    rule: 'kvsupport',
    permission: null,
    because,
    about:
      'Makes a link that signs support in to a center once, within a quarter of an hour: it looks and does not touch. The reason is told to those who run the center and stands in the trail of both sides. An inactive center, and no reason, get Error.',
    secret: true,
    limit: { times: 30, seconds: 3600, by: 'user' },
    reach: {
      id: orError(centersOf('centerAutoLogin')),
      user_id: unasked(User, 'it is of the center that is named, where the call looks it up'),
    },
    input: entryInput,
    answer: outcome({ url: out.text }),
    run: autoLogin,
  }),
  getAwsCenterUsers: query({
    rule: 'kvsupport',
    about:
      'Lists who works in a center, those who run it first, for support; an id outside of the caller’s reach is refused.',
    reach: { id: centersOf('getAwsCenterUsers') },
    input: { id: id(Center) },
    answer: objects(
      {
        id: out.text,
        full_name: out.text,
        role: out.text,
        status: out.text,
        last_login_time: outOrNull(out.datetime),
      },
      'CenterUser',
    ),
    run: centerUsers,
  }),
  getCenterSetting: query({
    rule: 'kvsupport',
    about: 'Lists the settings of a center as they hold there; an unknown id answers null.',
    reach: { id: orNothing(centersOf('getCenterSetting')) },
    input: { id: id(Center) },
    answer: object({ settings: [setting] }, 'CenterSettings'),
    run: centerSettings,
  }),
  saveCenterSetting: mutation({
    rule: 'kvsupport',
    permission: null,
    because,
    about: 'Saves one setting of a center, as its own office would; an unknown key gets Error.',
    reach: { id: orError(centersOf('saveCenterSetting')) },
    input: { id: id(Center), key: text(1, 60), value: anyJson(10_000) },
    answer: outcome(),
    run: saveCenterSetting,
  }),
};
