import '../alerts.fields.ts';
import { type Calls, mutation, objects, out, outcome, outOrNull, paged, query } from '../../../kernel/call/call.ts';
import { flag, id, page } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { InstantSms, SmsResponse } from '../../../model/alert/entity.ts';
import { ownReplies, ownTexts } from '../../../model/alert/reach.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../../model/room/reach.ts';
import { ownStudents } from '../../../model/student/reach.ts';
import { User } from '../../../model/user/entity.ts';
import { ownPeople, self } from '../../../model/user/reach.ts';
import { filters } from '../follow.ts';
import { audience } from '../people.ts';
import { words } from '../send-alert.ts';
import {
  cancelTexts,
  decide,
  listReplies,
  listTexts,
  ofReplies,
  preview,
  sendTexts,
  sendToOne,
  textInput,
} from './write.ts';

/** Text messages and what comes back. */
export const textCalls: Calls = {
  createInstantSms: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about:
      'Sends a text after half a minute to the chosen people and the families of the chosen students and rooms; unsubscribed or phoneless ones are answered in errors, an empty message is refused.',
    reach: {
      users: orError(ownPeople),
      students: orError(ownStudents),
      programs: orError(roomsOfOwnLocations),
      location: orError(ownLocations),
      sender: orError(self),
    },
    input: {
      message: textInput.message,
      users: audience.users,
      students: audience.students,
      programs: audience.programs,
      location: textInput.location,
      sender: id(User).optional(),
    },
    answer: outcome({ id: out.id }),
    confirms: { TEXT: 'where it goes to more than one phone: how many, and how many parts are paid for' },
    run: (ctx, { users, students, programs, ...given }) => sendTexts(ctx, given, { users, students, programs }),
  }),
  sendSmsToUser: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about: 'Sends one text to one person after half a minute; an unsubscribed or missing phone gets Error.',
    reach: { user_id: orError(ownPeople) },
    input: { user_id: id(User), ...words },
    answer: outcome({ id: out.id }),
    run: sendToOne,
  }),
  cancelInstantSms: mutation({
    rule: 'teacher',
    permission: 'send_announcements',
    about: 'Takes a text back within half a minute, before it leaves for any phone; one that has gone gets Error.',
    reach: { id: orError(ownTexts) },
    input: { id: id(InstantSms) },
    answer: outcome(),
    run: cancelTexts,
  }),
  generateSmsStudent: query({
    rule: 'teacher',
    about:
      'Answers the phones a text about the students, the rooms or a whole location would go to, unsubscribed ones marked; what is out of reach is refused.',
    reach: { students: ownStudents, programs: roomsOfOwnLocations, location: ownLocations, users: ownPeople },
    input: {
      students: audience.students,
      programs: audience.programs,
      location: filters.location,
      users: audience.users,
    },
    answer: objects(
      {
        id: out.id,
        name: out.text,
        student: outOrNull(out.text),
        phone: out.text,
        unsubscribed: out.flag,
        reason: outOrNull(out.text),
      },
      'SmsRecipient',
    ),
    run: (ctx, { location, ...given }) => {
      const named = [given.students, given.programs, given.users].some((one) => one && one.length > 0);
      return preview(ctx, named || location === undefined ? given : { locations: [location] });
    },
  }),
  getInstantSms: query({
    rule: 'teacher',
    about: 'Lists sent texts with sender and the state per phone, the newest first.',
    reach: { location: ownLocations, rows: ownTexts },
    input: { ...filters, ...page },
    answer: paged(InstantSms),
    run: (_, given) => listTexts(given),
  }),
  smsResponse: query({
    rule: 'manager',
    about: 'Lists the answers that came by text, each with what went to and fro; undecided alone when asked for.',
    reach: { location: ownLocations, rows: ownReplies },
    input: { ...filters, ...page, ...ofReplies },
    answer: paged(SmsResponse),
    run: (_, given) => listReplies(given),
  }),
  decideSmsResponse: mutation({
    rule: 'manager',
    permission: 'send_announcements',
    about: 'Says of an answer that sounded like stop whether it was meant so; one that was decided gets Error.',
    reach: { id: orError(ownReplies) },
    input: { id: id(SmsResponse), stop: flag() },
    answer: outcome(),
    run: decide,
  }),
};
