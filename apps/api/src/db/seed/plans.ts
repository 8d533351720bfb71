import { mondayOf } from '../../domains/plans/days.ts';
import { addDays, dayAt } from '../../kernel/lib/local-time.ts';
import type { Writer } from './writer.ts';

/** Topics of a section by the weekday, from Monday, 0; null: any day. */
type Topics = readonly (readonly [day: number | null, name: string, spanish?: string, at_home?: string])[];

const week: readonly (readonly [section: string, topics: Topics])[] = [
  [
    'Circle time',
    [
      [0, 'What falls from trees?', '¿Qué cae de los árboles?', 'Collect three leaves on the way home.'],
      [2, 'Song: Leaves are falling', 'Canción: Caen las hojas'],
      [4, 'We tell what we found', 'Contamos lo que encontramos'],
    ],
  ],
  [
    'Outside',
    [
      [1, 'Leaf walk around the yard', 'Paseo para buscar hojas'],
      [3, 'Sort leaves by color', 'Clasificar hojas por color'],
      [null, 'Jump into the pile', 'Saltar en el montón'],
    ],
  ],
  ['Art', [[2, 'Leaf rubbings', 'Calcos de hojas', 'Rub a coin or a leaf under paper.']]],
];

/** Adds a lesson plan of a location and, made from it, the plan of a room for this week, which families read. */
export const addPlans = async (
  to: Writer,
  { location, room, by, zone, now }: { location: number; room: number; by: number; zone: string; now: Date },
): Promise<void> => {
  const monday = mondayOf(dayAt(now.getTime(), zone));
  for (const kind of ['lesson', 'room']) {
    const shared = kind === 'room' ? { status: 'shared', shared_at: now, shared_by: by } : {};
    const plan_id = await to.add('plan', {
      ...{
        kind,
        location_id: location,
        name: 'Leaves',
        theme: 'Fall',
        start_date: monday,
        end_date: addDays(monday, 4),
      },
      ...{
        notes: 'Paper and crayons are in the blue box.',
        created_by: by,
        created_at: now,
        updated_at: now,
        ...shared,
      },
    });
    if (kind === 'room') await to.add('plan_room', { plan_id, room_id: room });
    for (const [position, [name, topics]] of week.entries()) {
      const section_id = await to.add('plan_section', { plan_id, name, position, updated_at: now });
      for (const [at, [day, topic, spanish = null, at_home = null]] of topics.entries())
        await to.add('plan_topic', {
          ...{ plan_id, section_id, name: topic, spanish, at_home, position: at, updated_at: now },
          date: day === null ? null : addDays(monday, day),
        });
    }
  }
};
