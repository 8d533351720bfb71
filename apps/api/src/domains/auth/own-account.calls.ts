import { type Calls, mutation, object, out, outcome, query } from '../../kernel/call/call.ts';
import { id, key, secret, text } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople, self } from '../../model/user/reach.ts';
import { forgetDevice, keepDevice } from '../notifications/notifications.door.ts';
import { actAs, loginAsUserInput, stopActing } from './acting.ts';
import { countCameraLogin } from './camera-logins.ts';
import { device } from './device.ts';
import { deviceKey } from './device-key.ts';
import { noteLogin, noteReturn } from './login-times.ts';
import { signedInParts } from './signed-in.ts';

/** Calls of signed-in people about their own session, and of admins who act as somebody else. */
export const ownAccountCalls: Calls = {
  saveFcmToken: mutation({
    rule: 'user',
    about:
      "Keeps where pushes to the caller's device go: a browser's subscription as its JSON, or a token of Firebase. An empty one, an address that is no public push service, or a token of Firebase where this installation has none, gets Error; another user's device moves over.",
    reach: nobody,
    secret: true,
    input: { token: text(0, 4096), device: device.optional() },
    answer: outcome(),
    run: keepDevice,
  }),
  removeFcmToken: mutation({
    rule: 'user',
    about: "Forgets the caller's push token; an unknown one is forgotten already.",
    reach: nobody,
    secret: true,
    input: { token: secret(1, 4096) },
    answer: outcome(),
    changesNothing: 'a token that is unknown is forgotten already',
    run: forgetDevice,
  }),
  getDeviceKey: query({
    rule: 'user',
    about:
      'Answers the key that seals what the caller leaves unsent on a device, for this account and device alone; null for whoever acts as somebody else.',
    reach: nobody,
    input: { device: text(16, 64) },
    answer: object({ key: out.text }, 'DeviceKey'),
    limit: { times: 120, seconds: 3600, by: 'user' },
    run: deviceKey,
  }),
  addLoginTime: mutation({
    rule: 'user',
    about: 'Stamps that the caller signed in; the id of somebody else gets Error.',
    reach: { id: orError(self) },
    input: { id: id(User) },
    answer: outcome(),
    run: noteLogin,
  }),
  addReloginTime: mutation({
    rule: 'user',
    about: 'Stamps that the caller came back with an open session; the id of somebody else gets Error.',
    reach: { id: orError(self) },
    input: { id: id(User) },
    answer: outcome(),
    limit: { times: 60, seconds: 3600, by: 'user' },
    run: noteReturn,
  }),
  createLoginCounter: mutation({
    rule: 'user',
    about:
      "Adds one to the caller's camera logins of today and answers how many are used; Error when none is left. Openings of a picture count by themselves beside it.",
    reach: nobody,
    input: {},
    answer: outcome({ login_counter: out.int }),
    run: countCameraLogin,
  }),
  loginAsUser: mutation({
    rule: 'admin',
    permission: 'act_as_others',
    about:
      'Opens a session as somebody else for 30 minutes, marked and audited with the reason; an inactive person, oneself or an admin gets Error.',
    reach: { id: orError(ownPeople) },
    secret: true,
    input: loginAsUserInput,
    answer: outcome(signedInParts),
    run: actAs,
  }),
  stopLoginAsUser: mutation({
    rule: 'user',
    allowedWhileActing: 'it ends the acting',
    about: "Ends acting as somebody else and gives the admin's own session back; any other session gets Error.",
    reach: nobody,
    secret: true,
    input: { session_id: key() },
    answer: outcome(signedInParts),
    run: stopActing,
  }),
};
