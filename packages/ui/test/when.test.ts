import { expect, test } from 'vitest';
import {
  clock,
  clockWords,
  dateFigures,
  dateWords,
  dayShort,
  dayWords,
  instantOf,
  liveAt,
  minuteOfDay,
  momentFigures,
  momentWords,
  spanWords,
  standAt,
  stated,
  weekdayWords,
} from '../src/format/when.ts';
import { aheadWords, zoneNow } from '../src/format/zone.ts';

/** Half past one at night of March 10 in UTC: the evening before in New York. */
const at = '2026-03-10T01:30:00Z';
const newYork = 'America/New_York';

test.each([
  ['en', '03/09/2026', '03/09/2026 9:30 PM', 'Mar 9, 2026', 'Mar 9, 2026, 9:30 PM', 'Monday, March 9'],
  ['es', '03/09/2026', '03/09/2026 9:30 PM', '9 mar 2026', '9 mar 2026, 9:30 PM', 'Lunes, 9 de marzo'],
] as const)(
  'a moment in %s, figures the same in both, by the clock of a location',
  (language, day, moment, ...words) => {
    expect(dateFigures(at, language, newYork)).toBe(day);
    expect(momentFigures(at, language, newYork)).toBe(moment);
    expect([
      dateWords(at, language, newYork),
      momentWords(at, language, newYork),
      dayWords(at, language, newYork),
    ]).toEqual(words);
  },
);

test('a day of the calendar is that day, whatever zone is named', () => {
  for (const zone of [null, 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    expect([dateFigures('2026-03-09', 'en', zone), dateWords('2026-03-09', 'es', zone)]).toEqual([
      '03/09/2026',
      '9 mar 2026',
    ]);
  expect([dayShort('2026-03-09', 'en'), dayShort('2026-03-09', 'es')]).toEqual(['Mon, Mar 9', 'lun, 9 mar']);
  expect(weekdayWords('2026-03-09', 'es', 'long')).toBe('lunes');
});

test('two days are said as one span, a single one as itself', () => {
  const spans = ['2026-03-15', '2026-03-09'].map((to) => spanWords({ from: '2026-03-09', to }, 'es'));
  expect(spans).toEqual(['9–15 mar 2026', '9 mar 2026']);
});

test('calls are told the day and the minute a location has', () => {
  expect(stated(at, newYork)).toEqual({ date: '2026-03-09', time: '21:30' });
  expect(minuteOfDay(at, newYork)).toBe(21 * 60 + 30);
  expect(stated('2026-03-10T04:00:00Z', newYork)).toEqual({ date: '2026-03-10', time: '00:00' });
  expect([clock(at, 'UTC'), clockWords('00:05'), clockWords('12:00:00'), clockWords(null)]).toEqual([
    '1:30 AM',
    '12:05 AM',
    '12:00 PM',
    '',
  ]);
});

test('a zone is called by its time of the year, and stands so far ahead in winter and in summer', () => {
  const [winter, summer] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];
  const ahead = (zone: string, now: number) => aheadWords(zoneNow(zone, 'en', now)?.ahead ?? NaN);
  expect([ahead(newYork, winter), ahead(newYork, summer)]).toEqual(['UTC−05:00', 'UTC−04:00']);
  expect(['Asia/Kathmandu', 'Pacific/Kiritimati', 'UTC'].map((zone) => ahead(zone, winter))).toEqual([
    'UTC+05:45',
    'UTC+14:00',
    'UTC',
  ]);
  expect([zoneNow(newYork, 'en')?.name, zoneNow(newYork, 'es')?.name]).toEqual(['Eastern Time', 'Hora oriental']);
  expect(zoneNow('Mars/Olympus', 'en')).toBeNull();
});

test('a moment is shown by the clock of the place, whatever the device says, and of a field it is read by the same', () => {
  liveAt('Pacific/Honolulu');
  expect([clock(at), dateWords(at, 'en'), stated(at).date]).toEqual(['3:30 PM', 'Mar 9, 2026', '2026-03-09']);
  standAt(newYork);
  expect([clock(at), momentFigures(at, 'en')]).toEqual(['9:30 PM', '03/09/2026 9:30 PM']);
  expect(new Date(instantOf('2026-03-09', '21:30')).toISOString()).toBe('2026-03-10T01:30:00.000Z');
  standAt(null);
  liveAt(null);
});

test.each([
  ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01', '02:30', '2026-11-01T07:30:00.000Z'],
  ['2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
  ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
])('%s %s of New York, around a change of the clock, is %s', (date, time, instant) => {
  expect(new Date(instantOf(date, time, newYork)).toISOString()).toBe(instant);
});
