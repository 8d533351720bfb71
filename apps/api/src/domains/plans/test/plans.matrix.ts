import { type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLearningActivity } from '../../learning/test/learning.factory.ts';
import { aPlan, aSection, aTopic } from './plans.factory.ts';

type Kind = 'lesson' | 'room';
type Caller = { id: number } | null;
type Made = { readonly plan: number; readonly section: number; readonly topic: number };

/** What a family may read of its own room bears no mark. */
const made = async (w: World, where: Where, kind: Kind, given: object = {}): Promise<Made> => {
  const { tenant, location, room, mark } = w.at(where);
  const word = where === 'own' ? 'Common' : mark;
  const plan = await aPlan(tenant, {
    ...{ kind, location_id: location, name: `${word} plan ${nth()}`, notes: `${word} notes` },
    ...(kind === 'room' ? { rooms: [room] } : {}),
    ...given,
  });
  const section = await aSection(tenant, plan.id, { name: `${word} section` });
  const topic = await aTopic(tenant, section, { name: `${word} topic` });
  return { plan: plan.id, section: section.id, topic: topic.id };
};
const shared = (w: World, where: Where, kind: Kind) => made(w, where, kind, { status: 'shared' });

const anActivity = async (w: World, where: Where) => (await aLearningActivity(w.at(where).tenant)).id;

const forKind = (kind: Kind, name: 'LessonPlan' | 'RoomPlan'): Matrix => {
  const on = (args: (own: Made, w: World, where: Where) => object | Promise<object>) =>
    ({
      args: async (w: World, where: Where) => ({ ...(await args(await made(w, where, kind), w, where)) }),
      from: staff,
      outside: 'error',
    }) as const;
  const lists = {
    args: async (w: World, where: Where) => {
      await shared(w, where, kind);
      return { location: w.at(where).location, first: 20 };
    },
    from: staff,
    outside: 'refused',
  } as const;
  return {
    [kind === 'lesson' ? 'lessonPlans' : 'roomPlans']: lists,
    [`getShared${name}s`]: {
      args: async (w, where) => {
        await shared(w, where, kind);
        return { student_id: w.at(where).student };
      },
      from: { own: 'user', other: 'teacher', elsewhere: 'kvsupport' },
      outside: 'refused',
    },
    [`${kind}PlansChanged`]: {
      args: (w, where) => ({ location: w.at(where).location }),
      from: staff,
      outside: 'refused',
    },
    [`create${name}`]: {
      args: (w, where) => ({
        ...{ name: `Common plan ${nth()}`, location: w.at(where).location },
        ...(kind === 'room' ? { rooms: [w.at(where).room] } : {}),
      }),
      from: staff,
      outside: 'error',
    },
    [`save${name}Name`]: on(({ plan }) => ({ id: plan, name: `Common plan ${nth()}` })),
    [`save${name}Theme`]: on(({ plan }) => ({ id: plan, theme: `Common theme ${nth()}` })),
    [`save${name}Notes`]: on(({ plan, section }) => ({ id: plan, notes: 'Common words', section })),
    [`save${name}Dates`]: on(({ plan }) => ({ id: plan, start_date: '2026-03-09', end_date: '2026-03-12' })),
    [`save${name}Rooms`]: on(async ({ plan }, w, where) => ({ id: plan, rooms: [w.at(where).room] })),
    [`duplicate${name}`]: on(({ plan }) => ({ id: plan })),
    [`share${name}`]: on(({ plan }) => ({ id: plan, share: true })),
    [`delete${name}`]: on(({ plan }) => ({ id: plan })),
    [`add${name}Section`]: on(({ plan }) => ({ id: plan, name: 'Common section' })),
    [`update${name}Section`]: on(({ section }) => ({ id: section, name: `Common section ${nth()}` })),
    [`delete${name}Section`]: on(({ section }) => ({ id: section })),
    [`add${name}Topic`]: on(({ section }) => ({ section, name: 'Common topic', date: '2026-03-10' })),
    [`update${name}Topic`]: on(({ topic }) => ({ id: topic, date: '2026-03-11' })),
    [`delete${name}Topic`]: on(({ topic }) => ({ id: topic })),
    [`add${name}Activities`]: on(async ({ topic }, w, where) => ({ topic, activities: [await anActivity(w, where)] })),
    [`remove${name}Activity`]: on(async ({ plan, topic }, w, where) => {
      const { tenant } = w.at(where);
      const activity = await anActivity(w, where);
      const row = { centre_id: tenant.centre, plan_id: plan, topic_id: topic, activity_id: activity };
      await tenant.db.insertInto('plan_activity').values(row).execute();
      return { topic, activity };
    }),
  };
};

export const matrix: Matrix = {
  ...forKind('lesson', 'LessonPlan'),
  ...forKind('room', 'RoomPlan'),
  lessonPlan: {
    args: async (w, where) => ({ id: (await made(w, where, 'lesson')).plan }),
    from: staff,
    outside: 'null',
  },
  roomPlan: {
    args: async (w: World, where: Where, _caller: Caller) => ({ id: (await shared(w, where, 'room')).plan }),
    from: { own: 'user', other: 'teacher', elsewhere: 'kvsupport' },
    outside: 'null',
  },
  filterRoomPlans: {
    args: async (w, where) => {
      await shared(w, where, 'room');
      return { location: w.at(where).location };
    },
    from: staff,
    outside: 'refused',
  },
};
