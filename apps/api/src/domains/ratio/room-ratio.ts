import { monthsOld, needsOf } from '@nestling/rules/ratio/needs.ts';
import { type RatioRule, ratioRule } from '@nestling/rules/ratio/rule-sets.ts';
import { object, out, outOrNull } from '../../kernel/call/call.ts';
import type { ReadContext } from '../../kernel/call/context.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { type Place, type RoomHere, readRooms } from './read-rooms.ts';

/** A room now: who is in it, and how many children its staff may look after. */
export const roomRatio = object(
  {
    id: out.id,
    name: out.text,
    color_code: outOrNull(out.text),
    children: out.int,
    staff: out.int,
    /** Who these staff are. */
    team: [object({ id: out.id, full_name: out.text }, 'StaffInRoom')],
    capacity: outOrNull(out.int),
    /** What the room itself says, which may only be stricter than the rule. */
    max_ratio: outOrNull(out.int),
    /** Children per adult by the rule and the room, for the children there. */
    per_staff: outOrNull(out.int),
    /** Most children there may be with the staff there is. */
    most: outOrNull(out.int),
    /** Staff these children need, and how many of them are to be qualified teachers. */
    needed: out.int,
    teachers: outOrNull(out.int),
    /** 'staff': too few adults; 'group': too many children for the room. */
    broken: outOrNull(out.text),
    /** Broken, or children without anybody, which no room needs a rule for. */
    exceeded: out.flag,
    /** Children whose birthday is not known; they count as the youngest. */
    unknown_ages: out.int,
    /** 'clock': who is clocked in; 'list': who is listed for the room, where nobody uses the clock. */
    staff_by: out.text,
  },
  'RoomRatio',
);

/** The rule that is in force on a day. */
export const ruleOn = (key: string | null, date: string): RatioRule | null => {
  const rule = key === null ? undefined : ratioRule(key);
  if (!rule) return null;
  const { effectiveFrom, effectiveTo } = rule;
  return (effectiveFrom ?? date) <= date && date <= (effectiveTo ?? date) ? rule : null;
};

/** How a room of the place stands. */
export const ratioOf = ({ rule, date, at_edge, clock }: Omit<Place, 'rooms'>, room: RoomHere) => {
  const needs = needsOf(ruleOn(rule, date), {
    ages: room.children.map(({ dob }) => (dob === null ? null : monthsOld(dob, date))),
    staff: room.staff.length,
    ownPerStaff: room.max_ratio,
    capacity: room.capacity,
    atEdge: at_edge,
  });
  const { id, name, color_code, capacity, max_ratio } = room;
  const { perStaff: per_staff, most, needed, teachers, broken, unknown: unknown_ages } = needs;
  return {
    ...{ id, name, color_code, capacity, max_ratio, per_staff, most, needed, teachers, broken, unknown_ages },
    children: room.children.length,
    staff: room.staff.length,
    team: room.staff,
    exceeded: broken !== null || (room.children.length > 0 && room.staff.length === 0),
    staff_by: clock ? 'clock' : 'list',
  };
};

/** The rooms of a location as they are now. One statement. */
export const roomRatios = async (ctx: ReadContext, { location }: { readonly location: Id<'location'> }) => {
  const place = await readRooms(ctx, location);
  return place ? place.rooms.map((room) => ratioOf(place, room)) : [];
};
