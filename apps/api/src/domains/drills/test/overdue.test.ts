import { afterAll, expect, test } from 'vitest';
import { onePlace } from '../../locations/test/places.factory.ts';

const { server, location: elm, manager } = await onePlace();
afterAll(() => server.close());

const told = async (user: number) =>
  server.tenant.db
    .selectFrom('notification')
    .select(['about', 'facts'])
    .where('user_id', '=', user)
    .where('kind', '=', 'drill_due')
    .orderBy('id')
    .execute();

test('the office is told of a drill that is overdue, once a week, from nine in the morning; of one never practiced on Mondays', async () => {
  const teacher = await server.as('teacher', { locations: [elm] });
  await manager.call('saveDrillPlan', { location: elm.id, kind: 'fire', every_months: 1 }, 'status');
  await manager.call('saveDrillPlan', { location: elm.id, kind: 'lockdown', every_months: 6 }, 'status');
  const drill = {
    centre_id: server.tenant.centre,
    location_id: elm.id,
    real: false,
    status: 'ended',
    started_by: manager.id,
  };
  for (const [kind, day] of [
    ['fire', '2026-02-10'],
    ['lockdown', '2026-02-10'],
  ] as const)
    await server.tenant.db
      .insertInto('drill')
      .values({
        ...drill,
        kind,
        date: day,
        started_at: new Date(`${day}T15:00:00Z`),
        ended_at: new Date(`${day}T15:05:00Z`),
      })
      .execute();
  const at = async (moment: string) => {
    server.clock.set(new Date(moment));
    await server.perform('drill.due');
    return (await told(manager.id)).length;
  };
  // Due on Tuesday, March 10: the day itself is not over it. 12:30 in London is 8:30 in New York.
  expect(await at('2026-03-10T15:00:00Z')).toBe(0);
  expect(await at('2026-03-11T12:30:00Z')).toBe(0);
  expect(await at('2026-03-11T13:30:00Z')).toBe(1);
  expect(await at('2026-03-15T15:00:00Z')).toBe(1);
  expect(await at('2026-03-16T15:00:00Z')).toBe(2);
  expect(await told(teacher.id)).toEqual([]);
  const [first] = await told(manager.id);
  expect(first).toMatchObject({ about: elm.id, facts: { act: 'fire', date: '2026-03-10' } });
  const office = await server.as('manager', { locations: [elm] });
  await office.call('saveDrillPlan', { location: elm.id, kind: 'shelter', every_months: 3 }, 'status');
  expect(await at('2026-03-17T15:00:00Z')).toBe(2);
  expect(await at('2026-03-23T15:00:00Z')).toBe(4);
  const all = await told(manager.id);
  expect(all.map(({ facts }) => facts)).toContainEqual(expect.objectContaining({ act: 'shelter', date: '' }));
  // Practiced, and taken off the plan: nothing more.
  await server.tenant.db
    .insertInto('drill')
    .values({
      ...drill,
      kind: 'fire',
      date: '2026-03-24',
      started_at: new Date('2026-03-24T15:00:00Z'),
      ended_at: new Date('2026-03-24T15:05:00Z'),
    })
    .execute();
  const later = await server.as('manager', { locations: [elm] });
  await later.call('saveDrillPlan', { location: elm.id, kind: 'shelter', every_months: null }, 'status');
  expect(await at('2026-03-30T15:00:00Z')).toBe(4);
});
