import './alerts.fields.ts';
import {
  byId,
  type Calls,
  mutation,
  object,
  objects,
  one,
  out,
  outcome,
  paged,
  query,
  rows,
} from '../../kernel/call/call.ts';
import { id, ids, page } from '../../kernel/call/input.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { Alert } from '../../model/alert/entity.ts';
import { alertsOfOnlyOwn, alertsToMe, ownAlerts } from '../../model/alert/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { ownPeople, self } from '../../model/user/reach.ts';
import { cancelAlert, countByPerson, filters, listAlerts, markSeen, removeAlert, tryAgain } from './follow.ts';
import { audience } from './people.ts';
import { how, sendAlert, words } from './send-alert.ts';
import { ofPlace, readWays, saveAlertWaysInput, saveWays } from './ways.ts';

const asksAlert = { ALERT: 'where an urgent one, or one by text, goes to more than one person' } as const;

/** One word to many, by the ways that were chosen. */
export const calls: Calls = {
  allAlert: query({
    rule: 'teacher',
    about: 'Lists sent alerts with the state per user, student and room, the newest first.',
    reach: { location: ownLocations, rows: ownAlerts },
    input: { ...filters, ...page },
    answer: paged(Alert),
    run: (_, given) => listAlerts(given),
  }),
  alert: query({
    rule: 'teacher',
    about: 'Answers one alert with who has it, who has not and why; an unknown id is null.',
    reach: { id: orNothing(ownAlerts), rows: ownAlerts },
    input: { id: id(Alert) },
    answer: one(Alert),
    run: (_, given) => byId(Alert, given.id),
  }),
  createAlert: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about:
      'Sends an alert after half a minute, an urgent one at once, to the chosen contacts, the contacts of the chosen students who take alerts, or the families of locations; no recipient gets Error, an empty message is refused.',
    reach: {
      users: orError(ownPeople),
      students: orError(ownStudents),
      locations: orError(ownLocations),
      sender: orError(self),
    },
    input: {
      ...words,
      users: audience.users,
      students: audience.students,
      locations: audience.locations,
      sender: id(User).optional(),
      ...how,
    },
    answer: outcome({ id: out.id }),
    confirms: asksAlert,
    run: (ctx, { users, students, locations, ...given }) => sendAlert(ctx, given, { users, students, locations }),
  }),
  createAlertProgram: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about: 'Sends an alert to the contacts of all students in the rooms; a room out of reach gets Error.',
    reach: { programs: orError(roomsOfOwnLocations), sender: orError(self) },
    input: { ...words, programs: ids(Room, 200), sender: id(User).optional(), ...how },
    answer: outcome({ id: out.id }),
    confirms: asksAlert,
    run: (ctx, { programs, ...given }) => sendAlert(ctx, given, { programs }),
  }),
  retryAlert: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about:
      'Tries those again who have not seen an alert, one that is not urgent also by mail and text where it was sent without; where everybody has it, or it was a drill, it gets Error.',
    reach: { id: orError(ownAlerts) },
    input: { id: id(Alert) },
    answer: outcome(),
    confirms: { ALERT: 'where it goes to somebody by mail or text who was not written to before' },
    run: tryAgain,
  }),
  cancelAlert: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about: 'Takes an alert back within half a minute, before anyone has it; one that has gone gets Error.',
    reach: { id: orError(ownAlerts) },
    input: { id: id(Alert) },
    answer: outcome(),
    run: cancelAlert,
  }),
  deleteAlert: mutation({
    rule: 'manager',
    permission: 'send_announcements',
    about:
      'Deletes an alert from the lists of everyone; an unknown id, or one that went to other places too, gets Error.',
    reach: { id: orError(alertsOfOnlyOwn) },
    input: { id: id(Alert) },
    answer: outcome(),
    run: removeAlert,
  }),
  getUserAlerts: query({
    rule: 'user',
    about: 'Lists the alerts sent to the caller, the newest first.',
    reach: { rows: alertsToMe },
    input: page,
    answer: paged(Alert),
    run: () => rows(Alert, { order: ['-id'] }),
  }),
  markAlertSeen: mutation({
    rule: 'user',
    permission: null,
    because: 'whoever was alerted says that it has arrived',
    about: 'Marks an alert seen by the caller; one not sent to the caller gets Error.',
    reach: { id: orError(alertsToMe) },
    input: { id: id(Alert) },
    answer: outcome(),
    run: markSeen,
  }),
  getAlertWays: query({
    rule: 'manager',
    about:
      "Answers after how many minutes an urgent alert follows by mail and by text at a location: its own minutes, else the center's.",
    reach: { location: ownLocations },
    input: ofPlace,
    answer: object({ mail_after: out.int, text_after: out.int, own: out.flag }, 'AlertWays'),
    run: readWays,
  }),
  saveAlertWays: mutation({
    rule: 'manager',
    permission: 'edit_settings',
    about:
      "Saves after how many minutes (0 to 60) an urgent alert follows by mail and by text to who has not seen it, at a location; with neither it goes by the center's again. Without a location the center's are saved, by support and above; one number without the other gets Error.",
    reach: { location: orError(ownLocations) },
    input: saveAlertWaysInput,
    answer: outcome(),
    run: saveWays,
  }),
};

/** Counts of alerts, among the reports. */
export const alertReportCalls: Calls = {
  getUserListAlertCount: query({
    rule: 'teacher',
    about:
      'Lists the contacts of a location with how many alerts each has got and not seen; a location out of reach is refused.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: objects({ id: out.id, full_name: out.text, alerts: out.int, unseen: out.int }, 'UserAlertCount'),
    run: (ctx, { location }) => countByPerson(ctx, location),
  }),
};
