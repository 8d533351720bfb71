import './locations.fields.ts';
import { type Calls, list, mutation, one, out, outcome, outOrNull, query, rows } from '../../kernel/call/call.ts';
import { id, secret, text } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { Location, NoticeAddress, SchoolProfile } from '../../model/location/entity.ts';
import { addressesOfOwnLocations, allTimezones, ownLocations, theProfile } from '../../model/location/reach.ts';
import { addSchoolInput } from './centre-profile.inputs.ts';
import {
  removeNoticeAddress,
  resendNoticeLink,
  saveLocationTeamNotificationInput,
  saveNoticeAddress,
  verifyNoticeAddress,
} from './notice-addresses.ts';
import { addSchool, changeSchool, updateSchoolProfileInput } from './school-profile.ts';

/** What the centre says of itself, and who of its team hears of what. */
export const profileCalls: Calls = {
  getSchoolProfile: query({
    rule: 'user',
    about: "The centre's name, address, time zone, capacity and logo; null until somebody has written it.",
    reach: { rows: theProfile, location: ownLocations },
    input: { location: id(Location).optional() },
    answer: one(SchoolProfile),
    run: () => rows(SchoolProfile),
  }),
  addSchool: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Writes the profile of the centre; a second one gets Error.',
    reach: { timezone: orError(allTimezones) },
    input: addSchoolInput,
    answer: outcome({ school: SchoolProfile }),
    run: addSchool,
  }),
  updateSchoolProfile: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Changes the profile of the centre; an empty name gets Error.',
    reach: { id: orError(theProfile), timezone: orError(allTimezones) },
    input: updateSchoolProfileInput,
    answer: outcome({ school: SchoolProfile }),
    run: changeSchool,
  }),
  getLocationTeamNotification: query({
    rule: 'manager',
    about: 'Lists the mailboxes that hear of a location, of what, and whether they are verified.',
    reach: { rows: addressesOfOwnLocations, location_id: ownLocations },
    input: { location_id: id(Location) },
    answer: list(NoticeAddress),
    run: (_, i) =>
      rows(NoticeAddress, { order: ['email'], where: (q) => [q('notice_address.location_id', '=', i.location_id)] }),
  }),
  saveLocationTeamNotification: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about:
      'Adds or changes a mailbox and mails a link to a new one; an unknown event or one that is listed gets Error.',
    reach: { location_id: orError(ownLocations), id: orError(addressesOfOwnLocations) },
    input: saveLocationTeamNotificationInput,
    answer: outcome({ address: NoticeAddress }),
    run: saveNoticeAddress,
  }),
  deleteLocationTeamNotification: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Removes a mailbox.',
    reach: { id: orError(addressesOfOwnLocations) },
    input: { id: id(NoticeAddress) },
    answer: outcome(),
    run: removeNoticeAddress,
  }),
  resendLocationTeamNotificationVerification: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Mails a new link; a mailbox that is verified gets Error.',
    reach: { id: orError(addressesOfOwnLocations) },
    limit: { times: 20, seconds: 3600, by: 'user' },
    input: { id: id(NoticeAddress) },
    answer: outcome(),
    run: resendNoticeLink,
  }),
  verifyLocationTeamNotificationEmail: mutation({
    rule: 'guest',
    about: 'Marks a mailbox verified by the link mailed to it; a wrong or old one gets Error.',
    reach: nobody,
    secret: true,
    limit: { times: 30, seconds: 600, by: 'address' },
    input: { token: secret(1, 40), pin_created_at: text(1, 100) },
    answer: outcome({ error: outOrNull(out.text) }),
    run: verifyNoticeAddress,
  }),
};
