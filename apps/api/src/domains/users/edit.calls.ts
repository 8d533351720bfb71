import './users.fields.ts';
import { type Calls, mutation, out, outcome } from '../../kernel/call/call.ts';
import { anyJson, text } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { managedPeople, ofAccounts, ownPeople, self } from '../../model/user/reach.ts';
import { password, saveUserColumnInput, updateRoleUserPasswordInput } from './edit.inputs.ts';
import {
  saveColumn,
  saveEmail,
  saveName,
  saveProfile,
  saveUserEmailInput,
  saveUserNameInput,
  saveUsername,
  saveUserUserNameInput,
} from './edit-user.ts';
import * as input from './person-input.ts';
import { makePin, savePin, saveUserCheckInPinInput } from './pin.ts';
import { setAnyPassword, setRolePassword, setStaffPassword } from './set-password.ts';

const { contactFields, which } = input;
/** Whether a PIN is taken is all that can be learnt from trying: not often. */
const pins = { times: 20, seconds: 3600, by: 'user' } as const;

/** Saves of single fields, and passwords that staff set. */
export const editCalls: Calls = {
  saveUserColumn: mutation({
    rule: 'manager',
    permission: ofAccounts('id'),
    about: 'Saves one column of a person; an unknown one, or a value that does not fit, gets Error.',
    reach: { id: orError(ownPeople) },
    input: saveUserColumnInput,
    answer: outcome(),
    run: saveColumn,
  }),
  saveUserEmail: mutation({
    rule: 'manager',
    permission: ofAccounts('id'),
    about: 'Saves the e-mail of a person, who has to confirm it unless an admin saves; a taken one gets Error.',
    reach: { id: orError(ownPeople) },
    input: saveUserEmailInput,
    answer: outcome(),
    run: saveEmail,
  }),
  saveUserName: mutation({
    rule: 'user',
    permission: ofAccounts('id'),
    about: 'Saves the names of the caller or, for managers, of somebody in own locations.',
    reach: { id: orError(managedPeople) },
    input: saveUserNameInput,
    answer: outcome(),
    run: saveName,
  }),
  saveUserUserName: mutation({
    rule: 'user',
    permission: ofAccounts('id'),
    about: 'Saves the username of the caller or, for managers, of somebody in own locations; a taken one gets Error.',
    reach: { id: orError(managedPeople) },
    input: saveUserUserNameInput,
    answer: outcome(),
    run: saveUsername,
  }),
  updateUserProfile: mutation({
    rule: 'user',
    about: "Changes the caller's own profile; somebody else's id gets Error.",
    reach: { id: orError(self) },
    input: {
      id: which,
      fname: text(1, 200).optional(),
      lname: text(1, 200).optional(),
      middle_name: contactFields.middle_name,
      nick_name: contactFields.nick_name,
      phone: contactFields.phone,
      phone_type: contactFields.phone_type,
      phone2: contactFields.phone2,
      phone2_type: contactFields.phone2_type,
      emergency_contact: contactFields.emergency_contact,
      avatar: input.avatar,
      details: anyJson(10_000).nullish(),
    },
    answer: outcome(),
    run: saveProfile,
  }),
  saveUserCheckInPin: mutation({
    rule: 'user',
    permission: ofAccounts('id'),
    about:
      "Sets the caller's PIN of the door or, for managers, somebody's of own locations; a taken or short one gets Error.",
    reach: { id: orError(managedPeople) },
    secret: true,
    limit: pins,
    input: saveUserCheckInPinInput,
    answer: outcome(),
    run: savePin,
  }),
  generateUserCheckInPin: mutation({
    rule: 'manager',
    permission: ofAccounts('id'),
    about: 'Makes a free PIN of the door for somebody and answers it, this once.',
    reach: { id: orError(ownPeople) },
    secret: true,
    limit: pins,
    input: { id: which },
    answer: outcome({ check_in_pin: out.text }),
    run: makePin,
  }),
  updateManagerUserPassword: mutation({
    rule: 'manager',
    permission: ofAccounts('id'),
    about: 'Sets the password of a contact or member of staff and signs them out; managers and above get Error.',
    reach: { id: orError(ownPeople) },
    secret: true,
    input: { id: which, password },
    answer: outcome(),
    run: setStaffPassword,
  }),
  updateAdminUserPassword: mutation({
    rule: 'admin',
    permission: ofAccounts('id'),
    about: "Sets anybody's password and signs them out; a weak one gets Error.",
    reach: { id: orError(ownPeople) },
    secret: true,
    input: { id: which, password },
    answer: outcome(),
    run: setAnyPassword,
  }),
  updateRoleUserPassword: mutation({
    rule: 'kvsupport',
    permission: ofAccounts('id'),
    about: "Sets the password of somebody of the named role, which is below the caller's; another role gets Error.",
    reach: { id: orError(ownPeople) },
    secret: true,
    input: updateRoleUserPasswordInput,
    answer: outcome(),
    run: setRolePassword,
  }),
};
