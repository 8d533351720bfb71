import type { Agent } from 'node:http';
import { signAccess } from '@nestling/api/domains/auth/tokens.ts';
import { aLocation } from '@nestling/api/domains/locations/test/locations.factory.ts';
import { aGuardianLink } from '@nestling/api/domains/relationships/test/relationships.factory.ts';
import { aRoom } from '@nestling/api/domains/rooms/test/rooms.factory.ts';
import { aStudent } from '@nestling/api/domains/students/test/students.factory.ts';
import { calls } from '@nestling/api/domains.ts';
import {
  newPerson,
  newSession,
  openTestTenant,
  type Person,
  SignedIn,
  type TestTenant,
} from '@nestling/api/harness/test-tenant.ts';
import { installation } from '@nestling/api/installation.ts';
import { schemaOf } from '@nestling/api/kernel/call/schema.ts';
import type { Role } from '@nestling/rules/roles.ts';
import pg from 'pg';
import type { World } from './interface.ts';
import type { Server } from './server.ts';

const schema = schemaOf(calls);
const ZONE = 'America/New_York';
/** Families of a center, and who of them has how many guardians. */
const FAMILIES = [2, 1, 2, 1, 1, 2];
/** Sessions of the driver outlive its clock. */
const YEARS_MS = 20 * 366 * 86_400_000;
const PATIENCE_MS = 30_000;

/** A center as the driver works on it. */
export interface Center {
  readonly tenant: TestTenant;
  readonly office: Person;
  readonly guardians: ReadonlyMap<number, Person>;
  readonly world: World;
  /** A line of its own to see what each operation has made. */
  readonly watch: pg.Pool;
}

/** Makes people who call a server, whichever process of it lives. */
const people =
  (server: Server, agent: Agent, tenant: TestTenant) =>
  async (role: Role, id: number): Promise<Person> => {
    const session = await newSession(tenant, id, new Date(server.now().getTime() + YEARS_MS), true);
    let token = { at: 0, text: '' };
    const headers = async () => {
      const now = server.now();
      if (token.at !== now.getTime())
        token = {
          at: now.getTime(),
          text: await signAccess(installation().secrets, { centre: tenant.centre, user: id, session, role }, now),
        };
      return { authorization: `Bearer ${token.text}` };
    };
    const way = {
      get port() {
        return server.port;
      },
      host: `${tenant.slug}.localhost`,
      agent,
      schema,
      timeoutMs: PATIENCE_MS,
      headers,
    };
    return new SignedIn(way, id, session);
  };

const made = async (
  office: Person,
  call: string,
  args: Readonly<Record<string, unknown>>,
  of: string,
): Promise<number> => {
  const answer = await office.call(call, args, `status message ${of} { id }`);
  if (answer.status !== 'Success') throw new Error(`${call} was declined: ${answer.message}`);
  return Number(answer[of].id);
};

/** A center of two locations with families, agencies, categories and cards. */
export const makeCenter = async (
  server: Server,
  {
    ownerUrl,
    slug,
    today,
    pools,
    agent,
  }: { ownerUrl: string; slug: string; today: string; pools: pg.Pool[]; agent: Agent },
): Promise<Center> => {
  const tenant = await openTestTenant(ownerUrl, slug, pools);
  const watch = new pg.Pool({
    connectionString: ownerUrl,
    max: 1,
    // What is asked after each operation finds its rows by keys: planned once, it takes a third of the time.
    options: `-c app.centre_id=${tenant.centre} -c timezone=UTC -c plan_cache_mode=force_generic_plan`,
  });
  watch.on('error', () => undefined);
  pools.push(watch);
  const person = people(server, agent, tenant);
  const office = await person('admin', await newPerson(tenant, 'admin', []));
  const locations: World['locations'][number][] = [];
  for (const name of ['Elm', 'Oak']) {
    const { id } = await aLocation(tenant, { billing: true, name, zone: ZONE });
    const room = await aRoom(tenant, { location_id: id });
    const categories: number[] = [];
    for (const category of ['Tuition', 'Meals'])
      categories.push(await made(office, 'createChargeCategory', { name: category, location_id: id }, 'category'));
    const agencies = [
      await made(office, 'createBillingAgency', { name: `County of ${name}`, location_id: id }, 'agency'),
    ];
    locations.push({ id, room: room.id, categories, agencies });
  }
  const guardians = new Map<number, Person>();
  const students: World['students'][number][] = [];
  const cards: World['cards'][number][] = [];
  for (const [n, count] of FAMILIES.entries()) {
    const place = locations[n % 3 === 2 ? 1 : 0];
    if (!place) throw new Error('There is no location.');
    const { id } = await aStudent(tenant, { location_id: place.id, room_id: place.room });
    const own: number[] = [];
    for (let i = 0; i < count; i += 1) {
      const user = await newPerson(tenant, 'user', [place]);
      await aGuardianLink(tenant, { student_id: id, user_id: user, is_payer: i === 0 });
      const guardian = await person('user', user);
      guardians.set(user, guardian);
      own.push(user);
      const kind = n % 2 === 0 ? 'card' : 'bank';
      const payment_method = kind === 'card' ? 'pm_demo_visa' : 'pm_demo_bank';
      const location = place.id;
      cards.push({
        id: await made(guardian, 'addUserCard', { payment_method, location }, 'method'),
        user,
        location,
        kind,
      });
    }
    students.push({ id, location: place.id, guardians: own });
  }
  return {
    tenant,
    office,
    guardians,
    watch,
    world: { centre: tenant.centre, zone: ZONE, today, locations, students, cards },
  };
};
