import { monthsOld, needsOf } from '@nestling/rules/ratio/needs.ts';
import { ruleOn } from './room-ratio.ts';

/** Somebody is in a room from one moment to another (ms, UTC). */
export interface Presence {
  readonly id: number;
  readonly room: number;
  readonly from: number;
  readonly to: number;
}
export interface Child extends Presence {
  /** 'YYYY-MM-DD'; null where it is not known. */
  readonly dob: string | null;
}
export interface Limits {
  readonly id: number;
  readonly capacity: number | null;
  readonly max_ratio: number | null;
}

/** What was in force from a moment on, until the next one. */
export interface Since<V> {
  readonly from: number;
  readonly value: V;
}
export const inForce = <V>(changes: readonly Since<V>[], at: number, before: V): V =>
  changes.findLast(({ from }) => from <= at)?.value ?? before;

/** A stretch of time a room was out of ratio in the same way with the same people. */
export interface Breach {
  readonly room: number;
  readonly from: number;
  readonly to: number;
  readonly children: number;
  readonly staff: number;
  readonly needed: number;
  readonly broken: 'staff' | 'group';
}

interface Day {
  readonly children: readonly Child[];
  readonly staff: readonly Presence[];
  readonly rooms: readonly Limits[];
  /** Keys of the rules the location was held to. */
  readonly rules: readonly Since<string | null>[];
  /** First and last minutes of opening hours. */
  readonly edges: readonly { readonly from: number; readonly to: number }[];
  /** The location's own day of a moment. */
  dateOf(at: number): string;
}

const within = ({ from, to }: { readonly from: number; readonly to: number }, at: number): boolean =>
  from <= at && at < to;

/**
 * Every stretch between two moments in which a room had too few staff or too many children. Only moments at which
 * somebody came or went, a rule or the hour changed are looked at: between them nothing does.
 */
export const outOfRatio = (since: number, until: number, day: Day): Breach[] => {
  const breaches: Breach[] = [];
  const turns = [...day.rules.map(({ from }) => from), ...day.edges.flatMap(({ from, to }) => [from, to])];
  for (const room of day.rooms) {
    const children = day.children.filter((child) => child.room === room.id);
    if (children.length === 0) continue;
    const staff = day.staff.filter((one) => one.room === room.id);
    const moments = [since, ...turns, ...[...children, ...staff].flatMap(({ from, to }) => [from, to])];
    const times = [...new Set(moments)].filter((at) => at >= since && at < until).sort((a, b) => a - b);
    for (const [i, from] of times.entries()) {
      const to = times[i + 1] ?? until;
      const here = children.filter((child) => within(child, from));
      if (here.length === 0) continue;
      const adults = new Set(staff.filter((one) => within(one, from)).map(({ id }) => id)).size;
      const date = day.dateOf(from);
      const { needed, broken } = needsOf(ruleOn(inForce(day.rules, from, null), date), {
        ages: here.map(({ dob }) => (dob === null ? null : monthsOld(dob, date))),
        staff: adults,
        ownPerStaff: room.max_ratio,
        capacity: room.capacity,
        atEdge: day.edges.some((edge) => within(edge, from)),
      });
      if (broken === null) continue;
      const next: Breach = { room: room.id, from, to, children: here.length, staff: adults, needed, broken };
      const last = breaches.at(-1);
      if (last && last.to === from && isSame(last, next)) breaches[breaches.length - 1] = { ...last, to };
      else breaches.push(next);
    }
  }
  return breaches.sort((a, b) => a.from - b.from || a.room - b.room);
};

const isSame = (a: Breach, b: Breach): boolean =>
  a.room === b.room &&
  a.children === b.children &&
  a.staff === b.staff &&
  a.needed === b.needed &&
  a.broken === b.broken;
