import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { col } from '../../kernel/db/tables.ts';
import { both, scope, unasked } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { ownStudentIds } from '../student/reach.ts';
import { Camera, CameraBlackout, CameraView, Gateway, Stream } from './entity.ts';

const present = scope(Camera, 'not deleted', (_, as) => sql`${col(as, 'deleted_at')} is null`);

/** Staff: cameras of own locations. Contacts: cameras given to own students or seen from one of their rooms. */
export const ownCameras = both(
  scope(Camera, "cameras of own students' rooms, or of own locations", (who, as) => {
    if (allows(who.role, 'teacher')) return inOwnLocations(who, col(as, 'location_id'));
    const students = ownStudentIds(who);
    return sql`(${col(as, 'id')} in (
        select sc.camera_id from student_camera sc where sc.student_id in (${students}))
      or exists (
        select 1 from student st
        left join attendance_room ar on ar.student_id = st.id and ar.left_at is null
        left join student_room sr on sr.student_id = st.id
        join room r on r.id in (st.room_id, ar.room_id, sr.room_id)
        where st.id in (${students}) and st.archived_at is null
          and (r.id = ${col(as, 'room_id')} or exists (
            select 1 from camera_group_camera gc where gc.camera_group_id = r.camera_group_id
              and gc.camera_id = ${col(as, 'id')}))))`;
  }),
  present,
);

/** Any number for a camera. The right to watch is computed for it; an unknown one has no permission, like a closed one. */
export const anyCamera = unasked(Camera, 'any camera (the right to watch decides)');

export const blackoutsOfOwnLocations = scope(
  CameraBlackout,
  'blackouts of cameras of own locations',
  (who, as) =>
    sql`exists (select 1 from camera c where c.id = ${col(as, 'camera_id')}
    and ${inOwnLocations(who, sql`c.location_id`)})`,
);

export const viewsOfOwnLocations = scope(CameraView, 'views of cameras of own locations', (who, as) =>
  allows(who.role, 'teacher') ? inOwnLocations(who, col(as, 'location_id')) : sql`${col(as, 'user_id')} = ${who.user}`,
);

export const allStreams = scope(Stream, 'streaming servers of the centre', () => sql`true`);

/** Admins: all of the centre. Managers: those bound to own locations, and those bound to none. */
export const ownGateways = scope(Gateway, 'gateways of own locations', (who, as) =>
  allows(who.role, 'kvsupport')
    ? sql`true`
    : sql`(not exists (select 1 from gateway_location gl where gl.gateway_id = ${col(as, 'id')})
      or exists (select 1 from gateway_location gl where gl.gateway_id = ${col(as, 'id')}
        and ${inOwnLocations(who, sql`gl.location_id`)}))`,
);
