import { monthsOld, needsOf } from '@nestling/rules/ratio/needs.ts';
import { sql } from 'kysely';
import { object, out, outOrNull } from '../../kernel/call/call.ts';
import type { ReadContext } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { addDays, clockAt, dayAt } from '../../kernel/lib/local-time.ts';
import { expectedBetween, perQuarter, type Quarter } from '../schedules/schedules.door.ts';
import type { Limits } from './out-of-ratio.ts';
import { ruleOn } from './room-ratio.ts';

/** The staff rooms will need by the schedules, day by day. */
export const ratioForecast = object(
  {
    /** Enrolled children without any schedule, who are not counted. */
    unplanned: out.int,
    days: [
      object(
        {
          date: out.date,
          closed: out.flag,
          children: out.int,
          /** Staff needed at the fullest quarter of an hour, all rooms together, and those planned then. */
          needed: out.int,
          planned: out.int,
          at: outOrNull(out.clock),
          /** The rooms in which somebody will be missing. */
          short: [
            object(
              {
                room: object({ id: out.id, name: out.text, color_code: outOrNull(out.text) }, 'RoomOfForecast'),
                from: out.clock,
                until: out.clock,
                children: out.int,
                needed: out.int,
                planned: out.int,
              },
              'RoomShort',
            ),
          ],
        },
        'ForecastDay',
      ),
    ],
  },
  'RatioForecast',
);

const DAYS = 14;
const QUARTER_MS = 15 * 60_000;

interface Known {
  readonly zone: string;
  readonly rule: string | null;
  readonly rooms: readonly (Limits & { readonly name: string; readonly color_code: string | null })[];
  readonly births: readonly { readonly id: number; readonly dob: string | null }[];
}

const readKnown = async (ctx: ReadContext, location: number): Promise<Known | undefined> => {
  const { rows } = await sql<{ known: Known }>`select json_build_object('zone', z.value, 'rule', rs.rule,
      'rooms', coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'color_code', r.color_code,
          'capacity', r.capacity, 'max_ratio', r.max_ratio) order by r.sort, lower(r.name), r.id) from room r
        where r.location_id = l.id and r.deleted_at is null), '[]'),
      'births', coalesce((select json_agg(json_build_object('id', st.id, 'dob', st.dob)) from student st
        where st.location_id = l.id and st.archived_at is null), '[]')) as known
    from location l join timezone z on z.id = l.timezone_id
    left join ratio_setting rs on rs.location_id = l.id
    where l.id = ${location}`.execute(ctx.db);
  return rows[0]?.known;
};

interface Need extends Quarter {
  readonly needed: number;
}

/** Quarters that follow each other in one room, each short of somebody, as one stretch with its worst moment. */
const stretches = (short: readonly Need[]): { from: number; to: number; worst: Need }[] => {
  const found: { from: number; to: number; worst: Need }[] = [];
  for (const need of short) {
    const last = found.at(-1);
    const missing = need.needed - need.staff.length;
    if (last && last.to === need.at && last.worst.room_id === need.room_id) {
      last.to = need.at + QUARTER_MS;
      if (missing > last.worst.needed - last.worst.staff.length) last.worst = need;
    } else found.push({ from: need.at, to: need.at + QUARTER_MS, worst: need });
  }
  return found;
};

/** The next 14 days by the schedules of children and staff, from the location's today on. */
export const readForecast = async (ctx: ReadContext, { location }: { readonly location: Id<'location'> }) => {
  const known = await readKnown(ctx, location);
  if (!known) return null;
  const { zone, rule } = known;
  const today = dayAt(ctx.now().getTime(), zone);
  const until = addDays(today, DAYS - 1);
  const expected = await expectedBetween(ctx.db, { centre: ctx.who.centre, location, since: today, until });
  const births = new Map(known.births.map(({ id, dob }) => [id, dob]));
  const roomOf = new Map(known.rooms.map((room) => [room.id, room]));
  const needs = perQuarter(expected.spans).flatMap((quarter): Need[] => {
    const room = quarter.room_id === null ? undefined : roomOf.get(quarter.room_id);
    if (!room) return [];
    const date = dayAt(quarter.at, zone);
    const ages = quarter.students.map((id) => {
      const dob = births.get(id) ?? null;
      return dob === null ? null : monthsOld(dob, date);
    });
    const limits = { ownPerStaff: room.max_ratio, capacity: room.capacity };
    const { needed } = needsOf(ruleOn(rule, date), { ages, staff: quarter.staff.length, ...limits });
    return [{ ...quarter, needed }];
  });
  const closed = new Set(expected.closed);
  const byDay = Map.groupBy(needs, ({ at }) => dayAt(at, zone));
  const days = Array.from({ length: DAYS }, (_, n) => {
    const date = addDays(today, n);
    const of = byDay.get(date) ?? [];
    const moments = [...Map.groupBy(of, ({ at }) => at)].map(([at, rooms]) => ({
      at,
      needed: rooms.reduce((sum, { needed }) => sum + needed, 0),
      planned: new Set(rooms.flatMap(({ staff }) => staff)).size,
    }));
    const fullest = moments.reduce<(typeof moments)[number] | undefined>(
      (best, one) => (best && best.needed >= one.needed ? best : one),
      undefined,
    );
    const short = [...Map.groupBy(of, ({ room_id }) => room_id).values()].flatMap((rooms) =>
      stretches(rooms.filter(({ needed, staff }) => needed > staff.length)),
    );
    return {
      date,
      closed: closed.has(date),
      children: new Set(of.flatMap(({ students }) => students)).size,
      needed: fullest?.needed ?? 0,
      planned: fullest?.planned ?? 0,
      at: fullest ? clockAt(fullest.at, zone) : null,
      short: short
        .sort((a, b) => a.from - b.from)
        .flatMap(({ from, to, worst }) => {
          const room = worst.room_id === null ? undefined : roomOf.get(worst.room_id);
          if (!room) return [];
          const { id, name, color_code } = room;
          return [
            {
              room: { id, name, color_code },
              from: clockAt(from, zone),
              until: clockAt(to, zone),
              children: worst.students.length,
              needed: worst.needed,
              planned: worst.staff.length,
            },
          ];
        }),
    };
  });
  return { unplanned: expected.unplanned.length, days };
};
