import { asksRatio } from '@nestling/rules/confirm-codes.ts';
import './kiosk.fields.ts';
import { type SqlBool, sql } from 'kysely';
import {
  type Calls,
  list,
  mutation,
  object,
  one,
  out,
  outcome,
  outList,
  outOrNull,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { choice, clock, date, id, ids, int, phone } from '../../kernel/call/input.ts';
import { nobody, orError, unasked } from '../../kernel/read/reach.ts';
import { Attendance } from '../../model/attendance/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { TeamAttendance } from '../../model/time-clock/entity.ts';
import { User } from '../../model/user/entity.ts';
import { self } from '../../model/user/reach.ts';
import { checkAtScreen, checks, clockAtScreen, validatePin, verifyAtScreen, verifyOwn } from './at-screen.ts';
import { getLocationByTimeclockLinkInput, openLink } from './device.ts';
import { TimeclockLink } from './kiosk.entities.ts';
import { ownLinks } from './kiosk.fields.ts';
import { doorPin, doorPinAndPhone, pin, scanned, validateUserCheckinPinInput } from './kiosk.inputs.ts';
import {
  activateLink,
  activateTimeclockLinkInput,
  askSignature,
  makeLink,
  updateTimeclockSignatureInput,
} from './links.ts';
import { atClock, atDoor } from './person-at-door.ts';
import { checkFromApp, qrSetting, setExpire, showQr } from './qr.ts';

const ofDevice = unasked(Location, 'the location of the tablet (its token decides)');
const ownAtDoor = unasked(Student, "the person's own at the tablet's location (its PIN decides)");
const whoEnteredPin = unasked(User, 'whoever has just entered its PIN on the tablet');
const studentPin = { pin, location: id(Location), date: date() };
const checked = outcome({ students: outList(out.id), attendances: [Attendance] });
/** A queue at the door, and no more, from one address. */
const limit = { times: 120, seconds: 60, by: 'address' } as const;
const writes = true;

/** The tablet at the door: its link, PINs on it, and the QR code for one's own phone. */
export const kioskCalls: Calls = {
  generateTimeclockLink: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Makes a new time-clock link of a location, off until it is activated; the old one and its device end.',
    reach: { location: orError(ownLocations) },
    input: { location: id(Location) },
    secret: true,
    answer: outcome({ url: out.text }),
    run: makeLink,
  }),
  getTimeclockLink: query({
    rule: 'manager',
    about: "Answers the state of a location's time-clock link and its device; the link itself is told when it is made.",
    reach: { location: ownLocations, rows: ownLinks },
    input: { location: id(Location) },
    answer: one(TimeclockLink),
    run: (_, i) => rows(TimeclockLink, { where: () => [sql<SqlBool>`timeclock_link.location_id = ${i.location}`] }),
  }),
  activateTimeclockLink: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Switches a time-clock link on, or off on its device; a location without one gets Error.',
    reach: { location: orError(ownLocations) },
    input: activateTimeclockLinkInput,
    answer: outcome(),
    run: activateLink,
  }),
  updateTimeclockSignature: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: 'Switches whether the time clock asks families for a signature; a location without a link gets Error.',
    reach: { location: orError(ownLocations) },
    input: updateTimeclockSignatureInput,
    answer: outcome(),
    run: askSignature,
  }),
  getLocationByTimeclockLink: query({
    rule: 'guest',
    about:
      'Answers the location behind an active time-clock link and binds the link to the first device; another device, or a link that is off, gets null.',
    reach: nobody,
    writes,
    limit,
    input: getLocationByTimeclockLinkInput,
    answer: object(
      {
        id: out.id,
        name: out.text,
        timezone: out.text,
        signature: out.flag,
        ask_phone: out.flag,
        questionnaire: out.flag,
        /** Digits of a PIN here; null: four to six. */
        pin_digits: outOrNull(out.int),
        /** The code contacts scan with their own phones, where the location shows one. */
        qr_code: outOrNull(out.text),
        qr_expires_at: outOrNull(out.datetime),
        now: out.datetime,
      },
      'TimeclockLocation',
    ),
    run: openLink,
  }),

  validateUserCheckinPin: query({
    rule: 'guest',
    about:
      'Tells whether a PIN belongs to somebody of the location: on its tablet and to its staff; to others of their own PIN alone. Five wrong ones lock for ten minutes.',
    reach: { location: ofDevice },
    writes,
    limit,
    input: validateUserCheckinPinInput,
    answer: outcome({ user: atDoor.user }),
    run: validatePin,
  }),
  getStudentByUserCheckinPin: query({
    rule: 'guest',
    about: 'Answers the students the owner of a PIN may check in or out on the tablet; a wrong PIN answers Error.',
    reach: { location: ofDevice },
    writes,
    limit,
    input: studentPin,
    answer: outcome(atDoor),
    run: verifyAtScreen,
  }),
  getStudentByUserCheckinPinAndPhone: query({
    rule: 'guest',
    about: 'The same with the phone number asked as well; a pair that does not match answers Error.',
    reach: { location: ofDevice },
    writes,
    limit,
    input: { pin, phone: phone(), location: id(Location), date: date() },
    answer: outcome(atDoor),
    run: verifyAtScreen,
  }),
  verifyUserCheckinPin: query({
    rule: 'guest',
    about:
      'Answers who entered a PIN on the tablet: a contact with its students, or a member of the team with rooms and open shift; a wrong PIN answers Error.',
    reach: { location: ofDevice },
    writes,
    limit,
    input: doorPin,
    answer: outcome(atClock),
    run: verifyAtScreen,
  }),
  verifyUserCheckinPinAndPhone: query({
    rule: 'guest',
    about: 'The same with the phone number asked as well; a pair that does not match answers Error.',
    reach: { location: ofDevice },
    writes,
    limit,
    input: doorPinAndPhone,
    answer: outcome(atClock),
    run: verifyAtScreen,
  }),
  verifyUserCheckinPinApp: query({
    rule: 'user',
    about: "Answers the caller as the tablet would, by the caller's own PIN; another PIN answers Error.",
    reach: { location: ownLocations },
    writes,
    limit,
    input: doorPin,
    answer: outcome(atClock),
    run: verifyOwn,
  }),
  verifyUserCheckinPinAndPhoneApp: query({
    rule: 'user',
    about: "The same with the phone number asked as well; both must be the caller's own.",
    reach: { location: ownLocations },
    writes,
    limit,
    input: doorPinAndPhone,
    answer: outcome(atClock),
    run: verifyOwn,
  }),
  saveUserStudentCheckInOutActivityFromScreen: mutation({
    rule: 'guest',
    about:
      'Checks students in or out on the tablet of a location, by whoever has just entered a PIN there, and only its own; otherwise Error.',
    reach: { students: ownAtDoor, action_by: whoEnteredPin, location: ofDevice },
    limit,
    input: checks,
    answer: checked,
    often: true,
    confirms: asksRatio,
    run: checkAtScreen,
  }),
  saveAttandanceTeamFromScreen: mutation({
    rule: 'guest',
    about: 'Clocks the member of the team that has just entered its PIN on the tablet of a location; otherwise Error.',
    reach: {
      program_id: unasked(Room, "a room of the tablet's location (the function asks)"),
      team: whoEnteredPin,
      id: unasked(TeamAttendance, 'the open shift of that person (the function asks)'),
    },
    limit,
    input: {
      program_id: id(Room),
      action: choice('in', 'out', 'break', 'move'),
      team: ids(User, 1),
      time: clock(),
      date: date(),
      break: int(0, 1_440).optional(),
      id: id(TeamAttendance).optional(),
    },
    answer: outcome(),
    run: async (ctx, input) => clockAtScreen(ctx, input),
  }),

  getCheckinQrLocations: query({
    rule: 'user',
    about: "Lists the caller's locations with check-in by QR code.",
    reach: { rows: ownLocations },
    input: {},
    answer: list(Location),
    run: () =>
      rows(Location, {
        where: () => [
          sql<SqlBool>`location.active and exists (select 1 from checkin_setting cs where cs.location_id = location.id
            and cs.check_in_qr)`,
        ],
        order: ['name'],
      }),
  }),
  getLocationCheckinQrSetting: query({
    rule: 'teacher',
    about: 'Answers whether check-in by QR is on, the code to show now and when it expires.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: qrSetting,
    run: showQr,
  }),
  updateLocationSettingsQrExpire: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about: "Sets how many seconds a location's QR code lasts and makes a new one; a value below 1 gets Error.",
    reach: { id: orError(ownLocations) },
    input: { id: id(Location), check_in_qr_expire: int() },
    answer: outcome(),
    run: setExpire,
  }),
  saveUserStudentCheckInOutActivityFromApp: mutation({
    rule: 'user',
    about:
      "Checks the caller's own students in or out from its phone, at the door whose QR code (`code`) was scanned in time; otherwise Error.",
    reach: { students: orError(ownStudents), action_by: orError(self), location: orError(ownLocations) },
    input: { ...checks, ...scanned },
    answer: checked,
    often: true,
    confirms: asksRatio,
    run: checkFromApp,
  }),
};
