import { choices, clock, date, flag, id, ids, int, text } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { CalendarEvent } from './calendar.entities.ts';
import { weekdays } from './repeat.ts';

export const repeat = {
  /** A rule of RFC 5545 instead of days. */
  rule: text(6, 300).optional(),
  until: date().optional(),
  /** Minutes before it begins, at most four weeks, at which those concerned are reminded; null: not at all. */
  reminder_minutes: int(0, 40_320).nullish(),
};
export const createCalendarEventInput = {
  name: text(1, 200),
  date: date(),
  location: id(Location),
  details: text(0, 2000).optional(),
  start_time: clock().optional(),
  end_time: clock().optional(),
  recursing: flag().optional(),
  days: choices(...weekdays).optional(),
  programs: ids(Room, 200, 0).optional(),
  ...repeat,
};

export const which = { id: id(CalendarEvent) };
export const series = { recursive_id: int(1).optional() };
export const updateCalendarEventInput = {
  ...which,
  name: text(1, 200).optional(),
  details: text(0, 2000).nullish(),
  date: date().optional(),
  start_time: clock().nullish(),
  end_time: clock().nullish(),
  recursing: flag().optional(),
  days: choices(...weekdays).optional(),
  programs: ids(Room, 200, 0).optional(),
  ...series,
  following: flag().optional(),
  ...repeat,
};
export const deleteCalendarEventInput = {
  ...which,
  ...series,
  /** Of a series: this day and those after it. */
  following: flag().optional(),
};
