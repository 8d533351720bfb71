import { pinKey, ROLE, type SeedRole } from '../people.ts';
import type { Bulk } from './bulk.ts';
import type { Dice } from './dice.ts';
import { boys, girls, surname } from './names.ts';
import type { Place } from './places.ts';

interface Person {
  readonly id: number;
  readonly fname: string;
  readonly lname: string;
  readonly username: string;
  readonly role: SeedRole;
  readonly job: string | null;
  readonly locations: readonly number[];
  readonly pin: string | null;
}

/** What an account of a seeded centre is made with. `password` is one hash for all of them. */
export interface Accounts {
  readonly slug: string;
  readonly password: string;
  readonly pinSecret: Buffer;
}

/** Adds people with their roles and locations. */
const addPeople = async (to: Bulk, people: readonly Person[], { slug, password, pinSecret }: Accounts) => {
  await to.add(
    'app_user',
    people.map((one) => ({
      id: one.id,
      fname: one.fname,
      lname: one.lname,
      username: one.username,
      email: `${one.username}@${slug}.example`,
      phone: `+1 212 555 ${String(one.id % 10_000).padStart(4, '0')}`,
      phone_type: 'mobile',
      job_title: one.job,
      email_confirmed: true,
      phone_verified: true,
      password_hash: password,
      pin_key: one.pin === null ? null : `\\x${pinKey(pinSecret, to.centre, one.pin).toString('hex')}`,
    })),
  );
  await to.add(
    'user_role',
    people.map(({ id, role }) => ({ user_id: id, role_id: ROLE[role], position: 1 })),
  );
  await to.add(
    'user_location',
    people.flatMap(({ id, role, locations }) =>
      locations.map((location) => ({ user_id: id, location_id: location, manages: role === 'manager' })),
    ),
  );
};

const firstName = (dice: Dice): string => dice.pick(dice.chance(0.5) ? girls : boys);

/** Adds the office (admin, center, support, blog), a manager of each location and two teachers of each room. */
export const addStaff = async (to: Bulk, dice: Dice, places: readonly Place[], accounts: Accounts): Promise<void> => {
  const everywhere = places.map(({ location }) => location);
  const jobs: Omit<Person, 'id' | 'fname' | 'lname' | 'pin'>[] = [
    { username: 'admin', role: 'admin', job: 'Administrator', locations: everywhere },
    { username: 'center', role: 'center', job: 'Owner', locations: everywhere },
    { username: 'support', role: 'kvsupport', job: 'Support', locations: everywhere },
    { username: 'blog', role: 'blog', job: 'Newsletter', locations: everywhere },
  ];
  const rooms: number[][] = jobs.map(() => []);
  for (const [index, { location, rooms: own, yard }] of places.entries()) {
    const number = index === 0 ? '' : `.${index + 1}`;
    jobs.push({ username: `manager${number}`, role: 'manager', job: 'Center manager', locations: [location] });
    rooms.push([]);
    for (const [i, room] of own.entries()) {
      for (const half of [1, 2]) {
        const username = index === 0 && i === 0 && half === 1 ? 'teacher' : `teacher.${index + 1}.${i + 1}.${half}`;
        jobs.push({ username, role: 'teacher', job: half === 1 ? 'Lead teacher' : 'Teacher', locations: [location] });
        rooms.push(half === 1 ? [room, yard] : [room]);
      }
    }
  }
  const ids = await to.ids('app_user', jobs.length);
  const people = jobs.map((job, i) => ({
    ...job,
    id: ids[i] ?? 0,
    fname: firstName(dice),
    lname: surname(dice.next(), dice.next(), dice.next()),
    pin: job.role === 'teacher' ? String(500_000 + i) : null,
  }));
  await addPeople(to, people, accounts);
  await to.add(
    'room_staff',
    people.flatMap(({ id }, i) => (rooms[i] ?? []).map((room) => ({ room_id: room, user_id: id }))),
  );
};

/** Adds contacts; each belongs to the location of the family. The first of a centre is called `parent`. */
export const addContacts = (
  to: Bulk,
  contacts: readonly { id: number; fname: string; lname: string; location: number }[],
  accounts: Accounts,
): Promise<void> =>
  addPeople(
    to,
    contacts.map(({ id, fname, lname, location }, i) => ({
      id,
      fname,
      lname,
      username: i === 0 ? 'parent' : `family.${i + 1}`,
      role: 'user',
      job: null,
      locations: [location],
      pin: String(100_000 + i),
    })),
    accounts,
  );
