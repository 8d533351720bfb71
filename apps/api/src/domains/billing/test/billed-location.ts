import { type Person, startTestServer, type TestServer } from '@nestling/api/harness/test-server.ts';
import { expect } from 'vitest';
import { aLocation } from '../../locations/test/locations.factory.ts';
import { aGuardianLink } from '../../relationships/test/relationships.factory.ts';
import { aRoom } from '../../rooms/test/rooms.factory.ts';
import { aStudent } from '../../students/test/students.factory.ts';
import { billLocation } from '../billing-jobs.ts';

const DAY_MS = 86_400_000;
type Args = Readonly<Record<string, unknown>>;

/** An invoice as a test looks at it. */
export interface Made {
  readonly id: number;
  readonly number: string | null;
  readonly status: string;
  readonly student: number;
  readonly user: number | null;
  readonly agency: number | null;
  readonly date: string;
  readonly due_date: string;
  readonly total: number;
  readonly plan_id: number | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly late_fee_of: number | null;
}

/** A server with one location that bills, on a day of its own zone (New York). */
export class BilledLocation {
  readonly server: TestServer;
  readonly elm: { readonly id: number };
  readonly room: number;
  admin: Person;
  manager: Person;

  constructor(
    { server, elm, room }: Pick<BilledLocation, 'server' | 'elm' | 'room'>,
    { admin, manager }: Pick<BilledLocation, 'admin' | 'manager'>,
  ) {
    this.server = server;
    this.elm = elm;
    this.room = room;
    this.admin = admin;
    this.manager = manager;
  }

  static async start(now: string): Promise<BilledLocation> {
    return BilledLocation.on(await startTestServer({ now }));
  }

  private static async on(server: TestServer): Promise<BilledLocation> {
    const elm = await aLocation(server.tenant, { billing: true });
    const { id: room } = await aRoom(server.tenant, { location_id: elm.id });
    return new BilledLocation({ server, elm, room }, await BilledLocation.office(server, elm));
  }

  private static async office(server: TestServer, elm: { readonly id: number }) {
    return { admin: await server.as('admin'), manager: await server.as('manager', { locations: [elm] }) };
  }

  /** Another location of the same center, at a later moment. */
  async next(now: string): Promise<BilledLocation> {
    this.server.clock.tick(Date.parse(now) - this.server.clock.now().getTime());
    return BilledLocation.on(this.server);
  }

  /** A child with a payer of its own. */
  async child(given: Parameters<typeof aStudent>[1] = {}): Promise<{ id: number; payer: Person }> {
    const { id } = await aStudent(this.server.tenant, { location_id: this.elm.id, room_id: this.room, ...given });
    return { id, payer: await this.guardian(id, true) };
  }

  async guardian(student_id: number, is_payer = false): Promise<Person> {
    const payer = await this.server.as('user');
    await aGuardianLink(this.server.tenant, { student_id, user_id: payer.id, is_payer });
    return payer;
  }

  /** A call that goes well. */
  async good(call: string, args: Args, selection = '') {
    const answer = await this.admin.call(call, args, `status message errors { field code message } ${selection}`);
    expect(answer, `${call} ${JSON.stringify(answer)}`).toMatchObject({ status: 'Success' });
    return answer;
  }

  async plan(student_id: number, given: Args = {}): Promise<number> {
    const args = { student_id, name: 'Care', period: 'monthly', amount: 100_000, ...given };
    return Number((await this.good('createBillingPlan', args, 'plan { id }')).plan.id);
  }

  async agency(name: string, given: Args = {}): Promise<number> {
    const args = { name, location_id: this.elm.id, ...given };
    return Number((await this.good('createBillingAgency', args, 'agency { id }')).agency.id);
  }

  async subsidy(student_id: number, agency_id: number, given: Args): Promise<number> {
    const { subsidy } = await this.good('createSubsidy', { student_id, agency_id, ...given }, 'subsidy { id }');
    return Number(subsidy.id);
  }

  settings(settings: Args): Promise<unknown> {
    return this.good('saveBillingSetting', { location_id: this.elm.id, settings });
  }

  /** The clock of the house goes to a moment ahead, where the office has signed in anew. */
  async goTo(moment: string): Promise<void> {
    const ahead = Date.parse(moment) - this.server.clock.now().getTime();
    this.server.clock.tick(ahead);
    if (ahead > 10 * DAY_MS) Object.assign(this, await BilledLocation.office(this.server, this.elm));
  }

  /** Days go by, each with its round. */
  async days(count: number): Promise<void> {
    for (let i = 0; i < count; i += 1) {
      this.server.clock.tick(DAY_MS);
      await this.round();
    }
  }

  round(location = this.elm.id): Promise<void> {
    return billLocation(this.server.job(), location);
  }

  upcoming(student_id: number, periods?: number) {
    return this.manager.call(
      'getStudentUpcomingInvoices',
      { student_id, periods },
      'plan_id payer_name date due_date period_start period_end total items { name amount }',
    );
  }

  async invoices(student: number): Promise<Made[]> {
    return this.server.tenant.db
      .selectFrom('invoice')
      .select(['id', 'number', 'status', 'student_id as student', 'user_id as user', 'agency_id as agency', 'date'])
      .select(['due_date', 'total', 'plan_id', 'period_start', 'period_end', 'late_fee_of'])
      .where('student_id', '=', student)
      .orderBy('id')
      .execute();
  }

  /** What each payer was billed for a student: `[payer, total]`, agencies by name 'agency'. */
  async billed(student: number): Promise<(readonly [string | number | null, string | null, number])[]> {
    const made = await this.invoices(student);
    return made.map((one) => [one.agency === null ? one.user : 'agency', one.period_start, one.total] as const);
  }
}
