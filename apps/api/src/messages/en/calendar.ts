import { clockFigures, dayOf } from '../when.ts';
/** What the server says of the calendar. */
export const calendar = {
  'calendar.added': (p: { count: number }) =>
    p.count === 1 ? 'The event was added.' : `The event was added on ${p.count} days.`,
  'calendar.changed': (p: { count: number }) =>
    p.count === 1 ? 'The event was saved.' : `The event was saved on ${p.count} days.`,
  'calendar.removed': (p: { count: number }) =>
    p.count === 1 ? 'The event was deleted.' : `The event was deleted on ${p.count} days.`,
  'calendar.endBeforeStart': 'The event must end after it starts.',
  'calendar.daysFirst': 'Choose the days it repeats on.',
  'calendar.noDays': 'It doesn’t fall on any day. Choose a later end date.',
  'calendar.ruleUnknown': 'This way of repeating is not supported.',
  'calendar.otherRoom': 'This room is at another location.',
  'calendar.otherSeries': 'This event belongs to another series.',
  'calendar.gone': 'This event was deleted in the meantime.',
  'calendar.feedMade': 'Your calendar address is ready. Copy it now; it is shown only once.',
  'calendar.feedChanged': 'Your calendar app shows this the next time it looks.',
  'calendar.feedGone': 'There’s no calendar address. Create one first.',
  'calendar.feedShift': 'Work',
  'calendar.feedRemoved': 'Your calendar address no longer works.',
  'calendar.span': 'The last day is before the first, or more than a year after it.',
  'calendar.notIcs': 'This is not a calendar file (.ics).',
  'calendar.tooMany': (p: { most: number }) => `A file holds ${p.most} events at most.`,
  'calendar.noName': 'This event has no name or no day.',
  'calendar.zoneUnknown': 'Its time zone is unknown, so its times are as they stand in the file. Check them.',
  'calendar.needsRepeat': 'Say that it repeats, or leave out how.',
  'calendar.imported': (p: { count: number; changed: number; removed: number; left: number }) =>
    [
      `${p.count === 1 ? '1 event was' : `${p.count} events were`} imported`,
      p.changed > 0 && `${p.changed} changed`,
      p.removed > 0 && `${p.removed} removed`,
      p.left > 0 && (p.left === 1 ? '1 needs a look' : `${p.left} need a look`),
    ]
      .filter(Boolean)
      .join(', ')
      .concat('.'),
  'calendar.reminder': (p: { name: string; day: string; time: string }) =>
    `${p.name}: ${dayOf('en', p.day)}${p.time ? ` at ${clockFigures(p.time)}` : ''}`,
};
