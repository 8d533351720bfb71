import type pg from 'pg';
import { addDays, dayAt, weekdayOf } from '../../kernel/lib/local-time.ts';
import type { Writer } from './writer.ts';

interface Place {
  readonly client: pg.ClientBase;
  readonly location: number;
  readonly zone: string;
  /** Who is with the children, and who decides. */
  readonly by: number;
  readonly manager: number;
  readonly now: Date;
}

/** The n-th weekday before today, by the clock of the location. */
const weekdayBefore = (now: Date, zone: string, count: number): string => {
  let day = dayAt(now.getTime(), zone);
  for (let left = count; left > 0; ) {
    day = addDays(day, -1);
    if (weekdayOf(day) <= 5) left -= 1;
  }
  return day;
};

/** About the middle of a day in the United States. */
const noonOf = (day: string): Date => new Date(`${day}T17:00:00Z`);

const childrenNamed = async ({ client, location }: Place, centre: number): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await client.query<{ id: number; fname: string }>(
    'select id, fname from student where centre_id = $1 and location_id = $2',
    [centre, location],
  );
  return new Map(rows.map(({ id, fname }) => [fname, id]));
};

/**
 * What a room has written down of the health of its children: illnesses that are over, an injury the family has signed, a care plan,
 * a medicine that was given, and head counts. All of it is past or signed, so that nobody is kept from coming today.
 */
export const addCare = async (to: Writer, place: Place): Promise<void> => {
  const { location, zone, by, manager, now } = place;
  const children = await childrenNamed(place, to.centre);
  const child = (name: string): number => children.get(name) ?? 0;
  const before = (count: number): string => weekdayBefore(now, zone, count);
  await addIllnesses(to, { ...place, child, before });
  const fell = before(3);
  await to.add('injury_report', {
    ...{
      student_id: child('Jonah'),
      location_id: location,
      date: fell,
      time: '10:40',
      place: 'Play Yard, by the slide',
    },
    ...{ kind: 'scrape', severity: 'minor', parts: ['left_knee'], treatments: ['comforted', 'cleaned', 'bandage'] },
    what: 'Ran for the slide, tripped over the edge of the mat and landed on the left knee.',
    ...{ first_aid: 'Cleaned with water, a bandage with stars.', aider: 'Tomas Vega', witnesses: 'Lise Moreau' },
    ...{ told: 'Miriam Weiss', told_how: 'in_person', told_at: '16:50', created_by: by, created_at: noonOf(fell) },
    ...{ reviewed_by: manager, reviewed_at: noonOf(fell), signed_name: 'Miriam Weiss', signed_at: noonOf(before(2)) },
    signed_how: 'Signed on paper at pick-up',
  });
  await addSigned(to, { ...place, child, before });
  for (const [kind, weeks, minutes] of [
    ['fire', 3, 3],
    ['lockdown', 9, 6],
    ['fire', 7, 4],
  ] as const) {
    const date = before(weeks * 5 + 1);
    const begun = new Date(noonOf(date).getTime() - 90 * 60_000);
    const ended = new Date(begun.getTime() + minutes * 60_000);
    const drill = await to.add('drill', {
      ...{ location_id: location, kind, date, announced: kind === 'lockdown', status: 'ended' },
      place: kind === 'fire' ? 'Under the oak, across the yard' : 'Nap Room, lights out',
      ...{ started_at: begun, started_by: manager, counted_at: ended, ended_at: ended, ended_by: manager },
    });
    for (const student_id of children.values())
      await to.add('drill_person', { drill_id: drill, student_id, found_at: ended, found_by: by });
  }
};

type Told = Place & { readonly child: (name: string) => number; readonly before: (count: number) => string };

const addIllnesses = async (to: Writer, { location, by, manager, child, before }: Told): Promise<void> => {
  const sick = [
    {
      of: 'Nora',
      kind: 'fever',
      temperature: 1018,
      ago: 6,
      sent: '11:20',
      back: 4,
      details: 'Tired since the morning.',
    },
    { of: 'Lars', kind: 'pink_eye', ago: 12, sent: '14:05', back: 10, details: 'Right eye red and sticky after nap.' },
    { of: 'Ivy', kind: 'vomiting', ago: 17, sent: '12:45', back: 15, details: null },
  ];
  for (const { of, kind, temperature, ago, sent, back, details } of sick) {
    const date = before(ago);
    const [came, lifted] = [noonOf(date), noonOf(before(back))];
    await to.add('illness', {
      ...{ student_id: child(of), location_id: location, kind, date, time: '10:55', sent_home_at: sent, details },
      ...(temperature ? { temperature, unit: 'F' } : {}),
      ...{ excluded_until: lifted, needs_note: kind === 'pink_eye', note_seen: kind === 'pink_eye', status: 'lifted' },
      ...{ created_by: by, created_at: came, lifted_by: manager, lifted_at: lifted, why: 'Well again.' },
    });
  }
};

/** A plan and a medicine that a family has signed. */
const addSigned = async (to: Writer, { by, manager, child, before }: Told): Promise<void> => {
  const from = before(40);
  const days = { starts_on: from, ends_on: addDays(from, 364) };
  const doctor = { doctor: 'Dr. Amara Okoye', doctor_phone: '+1 212 555 0190' };
  const allowed = await to.add('medication_authorization', {
    ...{
      student_id: child('Omar'),
      name: 'Albuterol inhaler',
      dose: 2,
      unit: 'puff',
      route: 'inhaled',
      ...days,
      ...doctor,
    },
    ...{ least_minutes: 240, most_a_day: 4, reason: 'Wheezing or coughing fits', witness: true },
    instructions: 'With the spacer. Sit upright, slow breaths, wait a minute between puffs.',
    ...{ signer: 'Layla Haddad', signed_on: from, status: 'active', decided_by: manager, decided_at: noonOf(from) },
    ...{ created_by: manager, created_at: noonOf(from) },
  });
  const told = (kind: string, date: string, more: object) =>
    to.add('medication_event', {
      ...{ authorization_id: allowed, kind, at: noonOf(date), date, recorded_at: noonOf(date), ...more },
    });
  await told('approved', from, { by_user: manager });
  await told('received', from, { amount: 200, expires: addDays(from, 300), by_user: manager });
  for (const ago of [8, 2])
    await told('given', before(ago), {
      ...{ amount: 2, by_user: by, witness: manager, note: 'Coughing after running; calm within five minutes.' },
    });
  await to.add('care_plan', {
    ...{ student_id: child('Omar'), kind: 'asthma', name: 'Asthma plan', severity: 'moderate', ...days, ...doctor },
    ...{
      triggers: 'Cold air, dust, running',
      signs: 'Coughing that does not stop, a whistling breath, pulling at the neck',
    },
    steps: [
      'Sit upright, keep calm, loosen what is tight.',
      'Two puffs of the inhaler with the spacer.',
      'No better after 10 minutes: two more puffs and call the family.',
      'Blue lips or too little breath to speak: call 911.',
    ],
    ...{ medicine: 'Albuterol inhaler', medicine_at: 'Red bag by the door', authorization_id: allowed },
    ...{ created_by: manager, created_at: noonOf(from) },
  });
};

/** What is planned at a location in the weeks around today, most of it for everybody. */
export const addEvents = async (
  to: Writer,
  { location, by, zone, now }: { location: number; by: number; zone: string; now: Date },
): Promise<void> => {
  const today = weekdayBefore(now, zone, 0);
  const planned = [
    [2, 'Picture day', 'Children who come on other days are welcome from 9 to 10.', '09:00', '12:00'],
    [4, 'Music with Mr. Ferro', 'Drums and songs in the yard.', '10:00', '10:45'],
    [9, 'Walk to the library', 'Shoes for walking. We are back for lunch.', '09:30', '11:15'],
    [12, 'Team training: first aid', null, '17:30', '19:00'],
    [-5, 'Pajama day', null, null, null],
    [-11, 'Visit of the fire truck', 'Thank you to Station 4.', '10:00', '11:00'],
  ] as const;
  for (const [ahead, name, details, start_time, end_time] of planned)
    await to.add('calendar_event', {
      ...{ location_id: location, name, details, date: addDays(today, ahead), start_time, end_time },
      ...{ created_by: by, updated_at: now },
    });
};
