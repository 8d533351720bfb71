import { randomUUID } from 'node:crypto';
import { CallRefused } from '@nestling/api/harness/client.ts';
import type { TestServer } from '@nestling/api/harness/test-server.ts';
import { aLocation } from '../../src/domains/locations/test/locations.factory.ts';
import { aRoom } from '../../src/domains/rooms/test/rooms.factory.ts';
import { aStudent } from '../../src/domains/students/test/students.factory.ts';

/** A location's door: children, and somebody of staff who checks them in and out over the api. */
export const openDoor = async (server: TestServer, children: number) => {
  const location = await aLocation(server.tenant);
  const room = await aRoom(server.tenant, { location_id: location.id });
  const enrol = () => aStudent(server.tenant, { location_id: location.id, room_id: room.id });
  const students = await Promise.all(Array.from({ length: children }, enrol));
  let staff = await server.as('manager', { locations: [location] });

  const check = (child: number, action: 'in' | 'out', operation_id: string = randomUUID()) =>
    staff.call(
      'saveUserStudentCheckInOutActivity',
      { students: [child], date: '2026-03-11', time: '11:00', action_by: staff.id, action, operation_id },
      'status errors { field code } attendances { id }',
    );
  const addRoom = (name: string, operation_id: string = randomUUID()) =>
    staff.call(
      'createProgram',
      { name, location_id: location.id, operation_id },
      'status errors { code } program { id }',
    );
  /** As the portal does it: sent again under the same operation id until there is an answer. */
  const insist = async <T>(work: () => Promise<T>): Promise<{ answer: T; tries: number }> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return { answer: await work(), tries };
      } catch (error) {
        if (error instanceof CallRefused && error.code !== 'NOT_READY') throw error;
        if (tries > 40) throw error;
        await new Promise((wake) => setTimeout(wake, 25));
      }
    }
  };
  const events = async () => {
    const rows = await server.tenant.db
      .selectFrom('attendance_event')
      .select(['student_id', 'kind'])
      .orderBy('id')
      .execute();
    return rows.map(({ student_id, kind }) => `${student_id} ${kind}`);
  };
  const rooms = async (name: string) =>
    (await server.tenant.db.selectFrom('room').select('id').where('name', '=', name).execute()).length;
  /** A session ends after some weeks of a test's clock. */
  const signInAgain = async () => {
    staff = await server.as({ id: staff.id });
  };
  return { location, staff, signInAgain, ids: students.map(({ id }) => id), check, addRoom, insist, events, rooms };
};
export type Door = Awaited<ReturnType<typeof openDoor>>;
