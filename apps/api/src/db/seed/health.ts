import type pg from 'pg';
import type { Writer } from './writer.ts';

interface Place {
  readonly client: pg.ClientBase;
  readonly location: number;
  readonly now: Date;
}
interface Child {
  readonly id: number;
  readonly born: Date | null;
}

const dayAfter = (day: Date, days: number): string =>
  new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);

const childrenAt = async ({ client, location }: Place, centre: number): Promise<readonly Child[]> => {
  const { rows } = await client.query<Child>(
    'select id, dob::timestamptz as born from student where centre_id = $1 and location_id = $2 order by id',
    [centre, location],
  );
  return rows;
};
const vaccineIds = async (client: pg.ClientBase, centre: number): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await client.query<{ id: number; code: string }>(
    'select id, code from immunization where centre_id = $1 and code is not null',
    [centre],
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
};

/** Days after birth a card usually says, by the code of the vaccine. */
const card: readonly (readonly [code: string, days: readonly number[]])[] = [
  ['110', [61, 123, 185]],
  ['48', [61, 123, 380]],
  ['133', [61, 123, 185, 380]],
  ['03', [380]],
  ['21', [380]],
  ['20', [470]],
];

/**
 * Vaccinations of the children of a location: most whole for their age, every fourth with a gap, every fifth still to be
 * verified; and two questions that are not asked until somebody switches them on.
 */
export const addHealth = async (to: Writer, place: Place): Promise<void> => {
  const { client, location, now } = place;
  const known = await vaccineIds(client, to.centre);
  const today = now.toISOString().slice(0, 10);
  for (const [index, { id, born }] of (await childrenAt(place, to.centre)).entries()) {
    if (!born) continue;
    for (const [code, days] of card) {
      const dates = days.map((count) => dayAfter(born, count)).filter((date) => date <= today);
      const immunization_id = known.get(code);
      if (immunization_id === undefined || dates.length === 0 || (index % 4 === 3 && code === '03')) continue;
      const record = await to.add('student_immunization', {
        student_id: id,
        immunization_id,
        created_at: now,
        updated_at: now,
      });
      const waits = index % 5 === 0 && code === '21';
      for (const [at, date] of dates.entries())
        await to.add('student_immunization_dose', {
          record_id: record,
          dose: at + 1,
          date,
          approved_date: waits ? null : today,
        });
    }
  }
  const statements = ['My child has had no fever for 24 hours.', 'Nobody at home is waiting for the result of a test.'];
  for (const [at, statement] of statements.entries())
    await to.add('health_question', { location_id: location, statement, stops_on: 'no', position: at + 1 });
};

/** Vaccines of pets: most hold, one ends within the month, one is over. */
export const addPetVaccines = async (to: Writer, place: Place): Promise<void> => {
  const { client, now } = place;
  const known = await vaccineIds(client, to.centre);
  for (const [index, { id }] of (await childrenAt(place, to.centre)).entries())
    for (const code of ['RABIES', 'DHPP', 'BORDETELLA']) {
      const immunization_id = known.get(code);
      if (immunization_id === undefined) continue;
      const left = code !== 'RABIES' ? 240 : index === 1 ? -6 : index === 2 ? 12 : 400;
      const record = await to.add('student_immunization', {
        student_id: id,
        immunization_id,
        expires: dayAfter(now, left),
        created_at: now,
        updated_at: now,
      });
      const date = dayAfter(now, -125);
      await to.add('student_immunization_dose', { record_id: record, dose: 1, date, approved_date: date });
    }
};
