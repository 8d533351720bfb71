import { updateRows } from '../../kernel/write/write-rows.ts';
import './door-alerts.fields.ts';
import { type SqlBool, sql } from 'kysely';
import {
  type Calls,
  done,
  message,
  mutation,
  object,
  out,
  outcome,
  paged,
  query,
  rows,
  subscription,
} from '../../kernel/call/call.ts';
import { choice, id, pageIfAny } from '../../kernel/call/input.ts';
import { orError } from '../../kernel/read/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { DoorAlert } from './door-alerts.entities.ts';
import { alertsOfOwn } from './door-alerts.fields.ts';

/** Who was stopped at a door, for the staff of its location. */
export const calls: Calls = {
  getDoorAlerts: query({
    rule: 'teacher',
    about: 'Lists who was stopped at the door of a location, the newest first.',
    reach: { location: ownLocations, rows: alertsOfOwn },
    input: { location: id(Location), seen: choice('no', 'yes').optional(), ...pageIfAny },
    answer: paged(DoorAlert),
    run: (_, i) =>
      rows(DoorAlert, {
        where: () => [
          sql<SqlBool>`door_alert.location_id = ${i.location}`,
          i.seen === 'yes' ? sql<SqlBool>`door_alert.seen_at is not null` : sql<SqlBool>`door_alert.seen_at is null`,
        ],
        order: ['-at', '-id'],
      }),
  }),
  seeDoorAlert: mutation({
    rule: 'teacher',
    permission: null,
    because: 'the work of the door: who is there says who came and went',
    about: 'Says that staff have seen to somebody who was stopped at the door.',
    reach: { id: orError(alertsOfOwn) },
    input: { id: id(DoorAlert) },
    answer: outcome(),
    run: async (ctx, { id }) => {
      const [row] = await updateRows(
        ctx,
        'door_alert',
        { id, seen_at: null },
        { seen_by: ctx.who.user, seen_at: ctx.now() },
        ['location_id'],
      );
      if (row) {
        ctx.audit({ entity: DoorAlert, id, after: { seen_by: ctx.who.user } });
        ctx.publish({ kind: 'door_alert', ids: [id], at: { location: row.location_id } });
      }
      return done(message('kiosk.seen'));
    },
  }),
  doorAlertRaised: subscription({
    rule: 'teacher',
    about: 'Tells staff at once that somebody was stopped at the door of a location, or was seen to.',
    reach: { location: ownLocations },
    input: { location: id(Location) },
    answer: object({ location: out.id }, 'DoorAlertTold'),
    listensTo: ['door_alert'],
    match: (event, i) => event.at?.location === i.location,
    run: (_, i) => ({ location: i.location }),
  }),
};
