import { addDays, dayAt, mondayOf } from '../../kernel/lib/local-time.ts';
import type { Writer } from './writer.ts';

/** Topics of a section by the weekday, from Monday, 0; null: any day. */
type Topics = readonly (readonly [
  day: number | null,
  name: string,
  spanish?: string,
  at_home?: string | undefined,
  activity?: string,
])[];
/** A week by its sections. */
type Week = readonly (readonly [section: string, topics: Topics])[];

export const childrensWeek: Week = [
  [
    'Circle time',
    [
      [
        0,
        'What falls from trees?',
        '¿Qué cae de los árboles?',
        'Collect three leaves on the way home.',
        'The story of the oak',
      ],
      [2, 'Song: Leaves are falling', 'Canción: Caen las hojas'],
      [4, 'We tell what we found', 'Contamos lo que encontramos'],
    ],
  ],
  [
    'Outside',
    [
      [1, 'Leaf walk around the yard', 'Paseo para buscar hojas'],
      [3, 'Sort leaves by color', 'Clasificar hojas por color', undefined, 'Leaf sorting trays'],
      [null, 'Jump into the pile', 'Saltar en el montón', undefined, 'Jump into the pile'],
    ],
  ],
  ['Art', [[2, 'Leaf rubbings', 'Calcos de hojas', 'Rub a coin or a leaf under paper.', 'Leaf rubbings']]],
];

export const petsWeek: Week = [
  [
    'Mornings',
    [
      [0, 'Sit before the bowl', 'Sentarse antes de comer', 'Ask for a sit before each meal.', 'Sit before the bowl'],
      [2, 'Waiting at the door', 'Esperar en la puerta'],
    ],
  ],
  [
    'Walks',
    [
      [1, 'Loose leash', 'Correa floja', 'Stop whenever the leash is tight.', 'Loose leash loop'],
      [3, 'Meeting others', 'Conocer a otros'],
    ],
  ],
];

interface At {
  readonly location: number;
  readonly room: number;
  readonly by: number;
  readonly zone: string;
  readonly now: Date;
  /** The library, by title. */
  readonly activities: ReadonlyMap<string, number>;
}

/** Adds a lesson plan of a location and, made from it, the plan of a room for this week, which families read. */
export const addPlans = async (
  to: Writer,
  { location, room, by, zone, now, activities }: At,
  { name, theme, notes, week }: { name: string; theme: string; notes: string; week: Week },
): Promise<void> => {
  const monday = mondayOf(dayAt(now.getTime(), zone));
  for (const kind of ['lesson', 'room']) {
    const shared = kind === 'room' ? { status: 'shared', shared_at: now, shared_by: by } : {};
    const plan_id = await to.add('plan', {
      ...{
        kind,
        location_id: location,
        name,
        theme,
        start_date: monday,
        end_date: addDays(monday, 4),
      },
      ...{
        notes,
        created_by: by,
        created_at: now,
        updated_at: now,
        ...shared,
      },
    });
    if (kind === 'room') await to.add('plan_room', { plan_id, room_id: room });
    for (const [position, [section, topics]] of week.entries()) {
      const section_id = await to.add('plan_section', { plan_id, name: section, position, updated_at: now });
      for (const [at, [day, topic, spanish = null, at_home = null, title = '']] of topics.entries()) {
        const topic_id = await to.add('plan_topic', {
          ...{ plan_id, section_id, name: topic, spanish, at_home, position: at, updated_at: now },
          date: day === null ? null : addDays(monday, day),
        });
        const activity_id = activities.get(title);
        if (activity_id !== undefined) await to.add('plan_activity', { plan_id, topic_id, activity_id });
      }
    }
  }
};
