import './medications.fields.ts';
import { sql } from 'kysely';
import {
  type Calls,
  list,
  message,
  mutation,
  objects,
  out,
  outcome,
  outOrNull,
  paged,
  query,
  rows,
} from '../../../kernel/call/call.ts';
import { choice, date, id, page, text } from '../../../kernel/call/input.ts';
import { checkSpan } from '../../../kernel/call/span.ts';
import { matching } from '../../../kernel/db/where.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { containing } from '../../../kernel/read/search.ts';
import { sorts } from '../../../kernel/read/sorts.ts';
import { ownDocuments, paperStudents } from '../../../model/file/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../../model/room/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import {
  afterAdding,
  afterApproving,
  afterDeclining,
  afterEnding,
  approve,
  authorizations,
  decline,
  end,
  newAuthorization,
} from './authorizations.ts';
import { dueInput, medicationsDue } from './due-now.ts';
import { give, withdraw } from './give.ts';
import { MedicationAuthorization, MedicationEvent } from './medications.entities.ts';
import { approveInput, authorizationForm, giveInput, stockInput, withdrawInput } from './medications.inputs.ts';
import {
  authorizationsLookedAfter,
  eventsOfOwnLocations,
  ownAuthorizations,
  staffAuthorizations,
} from './medications.reach.ts';
import { giveBack, receive } from './stock-moves.ts';

const giving = {
  rule: 'teacher',
  permission: null,
  because: 'whoever is with the child gives what its family has signed and the office has approved',
} as const;
const why = { reason: text(3, 300) };
const { expires: _, ...returned } = stockInput;
const ofLocation = (location: number) =>
  sql<boolean>`medication_authorization.student_id in (select st.id from student st
    where st.location_id = ${location} and st.archived_at is null)`;

const childOf = (as: { readonly name: string }) =>
  sql`(select st.full_name from student st where st.id = ${sql.ref(`${as.name}.student_id`)})`;
const authorizationSorts = sorts(MedicationAuthorization, {
  child: [childOf],
  medicine: ['name'],
  days: ['starts_on', 'ends_on'],
  status: ['status', '-id'],
});
const ofEvent = (as: { readonly name: string }, what: 'a.name' | 'st.full_name') =>
  sql`(select ${sql.ref(what)} from medication_authorization a join student st on st.id = a.student_id
    where a.id = ${sql.ref(`${as.name}.authorization_id`)})`;
const eventSorts = sorts(MedicationEvent, {
  at: ['at', 'id'],
  child: [(as) => ofEvent(as, 'st.full_name'), '-at'],
  medicine: [(as) => ofEvent(as, 'a.name'), '-at'],
});

/** Medicines families have signed for, their doses and what is on hand. */
export const medicationCalls: Calls = {
  studentMedicationAuthorizations: query({
    rule: 'user',
    about: 'Lists what was signed for a child, the latest first: contacts as its guardians, staff of own locations.',
    reach: { student_id: paperStudents, rows: ownAuthorizations },
    input: { student_id: id(Student) },
    answer: list(MedicationAuthorization),
    run: (_ctx, { student_id }) =>
      rows(MedicationAuthorization, {
        order: ['-id'],
        where: () => [matching(MedicationAuthorization, { student_id })],
      }),
  }),
  medicationAuthorizations: query({
    rule: 'teacher',
    about: 'Lists what was signed at a location, the latest first; search finds the child or the medicine.',
    reach: { location: ownLocations, rows: staffAuthorizations },
    input: {
      location: id(Location),
      status: choice('requested', 'active', 'declined', 'ended').optional(),
      search: text(0, 80).optional(),
      ...page,
      sort: authorizationSorts.input,
    },
    answer: paged(MedicationAuthorization),
    run: (_ctx, { location, status, search, sort }) =>
      rows(MedicationAuthorization, {
        order: authorizationSorts.order(sort, ['-id']),
        where: () => [
          ofLocation(location),
          matching(MedicationAuthorization, { status }),
          search?.trim() &&
            sql<boolean>`(${containing('medication_authorization.name', search)} or exists (select 1 from student st
              where st.id = medication_authorization.student_id and ${containing('st.full_name', search)}))`,
        ],
      }),
  }),
  createMedicationAuthorization: authorizations.add({
    rule: 'user',
    permission: null,
    because: 'what a family signs waits for the office',
    about:
      'Keeps what was signed for a child: from its family it waits for approval, entered by who may approve it stands at once. Days that are over, more than a year, or as needed without bounds get Error.',
    reach: { student_id: orError(paperStudents), document: orError(ownDocuments) },
    input: authorizationForm,
    run: newAuthorization,
    afterwards: afterAdding,
    says: ({ name, status }) => message(status === 'active' ? 'medications.saved' : 'medications.signed', { name }),
  }),
  approveMedicationAuthorization: authorizations.act({
    about:
      "Approves what a family has signed; from then on it may be given. Anything but a requested one gets Error, and where the location asks for a doctor's signature one without who has signed and when.",
    input: approveInput,
    from: ['requested'],
    to: 'active',
    run: approve,
    afterwards: afterApproving,
    says: ({ name }) => message('medications.approved', { name }),
  }),
  declineMedicationAuthorization: authorizations.act({
    about: 'Declines what a family has signed, with a reason it reads. Anything but a requested one gets Error.',
    input: why,
    from: ['requested'],
    to: 'declined',
    run: decline,
    afterwards: afterDeclining,
    says: ({ name }) => message('medications.declined', { name }),
  }),
  endMedicationAuthorization: authorizations.act({
    rule: 'user',
    permission: null,
    because: 'a family takes its word back at any time; of staff the function asks for manage_health',
    about: 'Ends an authorization for good, with a reason; one that has ended or was declined gets Error.',
    input: why,
    from: ['requested', 'active'],
    to: 'ended',
    run: end,
    afterwards: afterEnding,
    says: ({ name }) => message('medications.ended', { name }),
  }),
  medicationsDue: query({
    rule: 'teacher',
    about:
      'Lists what is to be given today to the children who are there: late (nobody wrote of it, and its grace is over), now, later, needed (may be given) or wait (as needed, but not yet); what is late also of who has left.',
    reach: { location: ownLocations, program_id: roomsOfOwnLocations },
    input: dueInput,
    answer: objects(
      {
        authorization: MedicationAuthorization,
        due: outOrNull(out.clock),
        state: out.text,
        from: outOrNull(out.datetime),
      },
      'MedicationDue',
    ),
    run: medicationsDue,
  }),
  giveMedication: mutation({
    ...giving,
    about:
      'Writes down a dose as given, refused, missed or spilled, with the PIN of a witness where one was asked for, and tells the family. Too early, too much, too often, expired, short or not authorized gets Error until a reason is given; one that has ended always.',
    reach: { id: orError(authorizationsLookedAfter) },
    input: giveInput,
    answer: outcome({ event: MedicationEvent, authorization: MedicationAuthorization }),
    run: give,
  }),
  receiveMedication: mutation({
    ...giving,
    about: 'Takes in what a family has brought, and until when it keeps; what has expired gets Error.',
    reach: { id: orError(authorizationsLookedAfter) },
    input: stockInput,
    answer: outcome({ authorization: MedicationAuthorization }),
    run: receive,
  }),
  returnMedication: mutation({
    ...giving,
    about: 'Gives back or disposes of what is on hand; more than there is gets Error.',
    reach: { id: orError(authorizationsLookedAfter) },
    input: returned,
    answer: outcome({ authorization: MedicationAuthorization }),
    run: giveBack,
  }),
  withdrawMedicationEvent: mutation({
    rule: 'teacher',
    permission: 'manage_health',
    about:
      'Takes back a dose or a movement of stock that was written down by mistake; it stays in the log with the reason. Twice, or of any other line, gets Error.',
    reach: { id: orError(eventsOfOwnLocations) },
    input: withdrawInput,
    answer: outcome(),
    run: withdraw,
  }),
  medicationEvents: query({
    rule: 'teacher',
    about: 'Lists the log of a location from day to day, the latest first; more than a year is refused.',
    reach: { location: ownLocations, rows: eventsOfOwnLocations },
    input: { location: id(Location), start_date: date(), end_date: date(), ...page, sort: eventSorts.input },
    answer: paged(MedicationEvent),
    run: (_ctx, { location, start_date, end_date, sort }) => {
      checkSpan(start_date, end_date);
      return rows(MedicationEvent, {
        order: eventSorts.order(sort, ['-at', '-id']),
        where: (q) => [
          q('medication_event.date', '>=', start_date),
          q('medication_event.date', '<=', end_date),
          sql<boolean>`medication_event.authorization_id in (select a.id from medication_authorization a
            join student st on st.id = a.student_id where st.location_id = ${location})`,
        ],
      });
    },
  }),
};
