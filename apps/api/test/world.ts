import type { Person, TestServer, TestTenant } from '@nestling/api/harness/test-server.ts';
import { type Role, roles } from '@nestling/rules/roles.ts';
import { nth } from '../src/domains/centres/test/centres.factory.ts';
import { aLocation } from '../src/domains/locations/test/locations.factory.ts';
import { aGuardianLink, aRelationship } from '../src/domains/relationships/test/relationships.factory.ts';
import { aCameraGroup, aRoom } from '../src/domains/rooms/test/rooms.factory.ts';
import { aStudent } from '../src/domains/students/test/students.factory.ts';
import { aContact } from '../src/domains/users/test/users.factory.ts';

/**
 * Where a record lies, seen from the callers of the matrix: with the caller's own child, with another family of the
 * same location, at another location, in another centre.
 */
export const places = ['own', 'other', 'elsewhere', 'foreign'] as const;
export type Where = (typeof places)[number];

/** What stands in one of the places. `mark` is part of every name there: an answer that holds it has leaked. */
export interface Place {
  readonly mark: string;
  readonly tenant: TestTenant;
  readonly location: number;
  readonly room: number;
  readonly student: number;
  /** A contact: in `own` the caller itself or, for staff, a guardian of the child. */
  readonly contact: number;
  readonly camera: number;
  readonly group: number;
  readonly relationship: number;
}

export interface World {
  readonly server: TestServer;
  readonly people: ReadonlyMap<Role, Person>;
  at(where: Where): Place;
  /** Somebody new of that role, in place of one whom a call has signed out or switched off. */
  renew(role: Role): Promise<Person>;
  /** A fresh camera there, for calls that use one up. */
  camera(where: Where, given?: object): Promise<{ id: number; code: string; location_id: number }>;
  /** A fresh active student there, linked like the one of the place. */
  student(where: Where): Promise<number>;
  /**
   * Archives the fresh students made since the last time: what asks for everybody of a location would else ask for
   * thousands in the end.
   */
  settle(): Promise<void>;
  /** A fresh contact there, linked to the student of the place. */
  guardian(where: Where, given?: object): Promise<{ user_id: number; student_id: number }>;
}

const colour = () => `#${nth().toString(16).padStart(6, '0')}`;

/** Roles that can sign in. */
export const signedInRoles = roles.filter((role) => role !== 'guest');

export const makeWorld = async (server: TestServer): Promise<World> => {
  const foreignGround = await server.centre('foreign');
  const elm = await aLocation(server.tenant, { name: 'Elm', billing: true });
  const oak = await aLocation(server.tenant, { name: 'ELSEWHERE location', billing: true });
  const far = await aLocation(foreignGround, { name: 'FOREIGN location', billing: true });

  const aCamera = (tenant: TestTenant, mark: string, location_id: number, room_id: number, given: object = {}) =>
    tenant.db
      .insertInto('camera')
      .values({
        centre_id: tenant.centre,
        location_id,
        room_id,
        name: `${mark} camera ${nth()}`,
        code: `CAM-${nth()}`,
        color_code: colour(),
        ...given,
      })
      .returning(['id', 'code', 'location_id'])
      .executeTakeFirstOrThrow();

  const place = async (tenant: TestTenant, mark: string, location: number): Promise<Place> => {
    // What families may know of their location, and everybody of the centre, bears no mark.
    const local = location === elm.id && tenant === server.tenant ? 'Elm' : mark;
    const wide = tenant === server.tenant ? 'Common' : mark;
    const room = await aRoom(tenant, { location_id: location, name: `${local} room ${nth()}` });
    const student = await aStudent(tenant, { location_id: location, room_id: room.id, fname: mark, lname: 'child' });
    const contact = await aContact(tenant, { fname: mark, lname: 'contact' });
    await aGuardianLink(tenant, { student_id: student.id, user_id: contact.id, legal_guardian: true });
    const camera = await aCamera(tenant, mark, location, room.id);
    const group = await aCameraGroup(tenant, { location_id: location, name: `${local} group ${nth()}` });
    const relationship = await aRelationship(tenant, { name: `${wide} relation ${nth()}` });
    return {
      mark,
      tenant,
      location,
      room: room.id,
      student: student.id,
      contact: contact.id,
      camera: camera.id,
      group: group.id,
      relationship: relationship.id,
    };
  };
  const all: Record<Where, Place> = {
    own: await place(server.tenant, 'OWN', elm.id),
    other: await place(server.tenant, 'OTHERS', elm.id),
    elsewhere: await place(server.tenant, 'ELSEWHERE', oak.id),
    foreign: await place(foreignGround, 'FOREIGN', far.id),
  };

  const people = new Map<Role, Person>();
  const renew = async (role: Role): Promise<Person> => {
    const isFamily = role === 'user' || role === 'blog';
    const person = await server.as(role, isFamily ? {} : { locations: [elm] });
    if (isFamily)
      await aGuardianLink(server.tenant, { student_id: all.own.student, user_id: person.id, legal_guardian: true });
    people.set(role, person);
    return person;
  };
  for (const role of signedInRoles) await renew(role);
  const fresh: { readonly tenant: TestTenant; readonly id: number }[] = [];

  return {
    server,
    people,
    at: (where) => all[where],
    renew,
    camera: (where, given) => {
      const { tenant, mark, location, room } = all[where];
      return aCamera(tenant, mark, location, room, given);
    },
    student: async (where) => {
      const { tenant, mark, location, room } = all[where];
      const { id } = await aStudent(tenant, { location_id: location, room_id: room, fname: mark });
      fresh.push({ tenant, id });
      if (where === 'own')
        for (const role of ['user', 'blog'] as const)
          await aGuardianLink(tenant, { student_id: id, user_id: people.get(role)?.id ?? 0, legal_guardian: true });
      return id;
    },
    settle: async () => {
      for (const [{ db }, of] of Map.groupBy(fresh.splice(0), ({ tenant }) => tenant))
        await db
          .updateTable('student')
          .set({ archived_at: new Date() })
          .where(
            'id',
            'in',
            of.map(({ id }) => id),
          )
          .where('archived_at', 'is', null)
          .execute();
    },
    guardian: async (where, given = {}) => {
      const { tenant, mark, student } = all[where];
      const contact = await aContact(tenant, { fname: mark });
      await aGuardianLink(tenant, { student_id: student, user_id: contact.id, ...given });
      return { user_id: contact.id, student_id: student };
    },
  };
};
