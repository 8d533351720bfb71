import type pg from 'pg';
import type { Secrets } from '../../secrets/secrets.ts';
import { addActivities, childrensDay } from './activities.ts';
import { addBilling } from './billing.ts';
import { addCare, addEvents } from './care.ts';
import { addCheckpoints } from './checkpoints.ts';
import { addFamily, addLists, type Family } from './families.ts';
import { addMenu } from './food.ts';
import { addForm } from './forms.ts';
import { addHealth } from './health.ts';
import { addHistory } from './history.ts';
import { addGrowth, addLearning, addReached } from './learning.ts';
import { childrensTeaching } from './learning-words.ts';
import { addLetterTemplates } from './letters.ts';
import { addPerson, type SeedRole } from './people.ts';
import { addCamera, addLocation, addPrograms, addSchedule, addSchool } from './places.ts';
import { addPlans, childrensWeek } from './plans.ts';
import { addPosts } from './posts.ts';
import { addSite } from './site.ts';
import { addStay } from './stays.ts';
import { addAnnouncement, addTalk } from './talk.ts';
import { addTickets } from './tickets.ts';
import { addTimeOff } from './time-off.ts';
import type { Writer } from './writer.ts';

export interface DemoInput {
  readonly client: pg.ClientBase;
  readonly to: Writer;
  readonly secrets: Secrets;
  /** argon2id hash of the demo password. */
  readonly password: string;
  readonly stream: number;
  readonly now: Date;
}

const team: readonly (readonly [string, SeedRole, string, string, string])[] = [
  ['blog', 'blog', 'Bea', 'Lindqvist', 'Newsletter'],
  ['teacher', 'teacher', 'Hannah', 'Reed', 'Lead teacher'],
  ['manager', 'manager', 'Grace', 'Miller', 'Center manager'],
  ['support', 'kvsupport', 'Sam', 'Okafor', 'Support'],
  ['center', 'center', 'Carla', 'Voss', 'Owner'],
  ['admin', 'admin', 'Adam', 'Nowak', 'Administrator'],
];

const elsewhere: readonly (readonly [string, string, string, string, string])[] = [
  ['Noah', 'Rivera', '2022-03-14', 'male', 'Camila'],
  ['Mia', 'Chen', '2022-08-02', 'female', 'Wei'],
  ['Omar', 'Haddad', '2021-11-23', 'male', 'Layla'],
  ['Sofía', 'Núñez', '2022-01-09', 'female', 'Andrés'],
  ['Finn', 'O’Brien', '2022-05-30', 'male', 'Maeve'],
  ['Zuri', 'Mensah', '2022-02-17', 'female', 'Kwame'],
  ['Lars', 'Berg', '2023-04-05', 'male', 'Ingrid'],
  ['Amélie', 'Dubois', '2023-02-19', 'female', 'Julien'],
  ['Theo', 'Papadakis', '2023-06-28', 'male', 'Eleni'],
  ['Ivy', 'Watanabe', '2023-01-31', 'female', 'Kenji'],
  ['Jonah', 'Weiss', '2023-03-22', 'male', 'Miriam'],
  ['Maximiliana-Josephine', 'von Hohenberg-Albrecht', '2023-07-15', 'female', 'Friedrich'],
  ['Eli', 'Cohen', '2024-01-08', 'male', 'Tamar'],
  ['Nora', 'Iyer', '2024-03-27', 'female', 'Arjun'],
  ['Mateo', 'Castillo', '2024-02-12', 'male', 'Valeria'],
  ['Suki', '', '2023-12-04', 'female', 'Hiro'],
  ['Ben', 'Adeyemi', '2024-05-19', 'male', 'Folake'],
  ['Clara', 'Jovanović', '2024-04-01', 'female', 'Dragan'],
];

/** The demo centre of children: Elm Street with five rooms and cameras, and a small second location. */
export const seedSunny = async ({ client, to, secrets, password, stream, now }: DemoInput): Promise<void> => {
  const zone = 'America/New_York';
  const elm = await addLocation(to, {
    name: 'Elm Street',
    zone,
    address: '12 Elm Street, Springfield, NY 10001',
    phone: '+1 212 555 0112',
    color: '#4a0d66',
    maxLogins: null,
    signupCode: 'SUNNY-ELM',
  });
  const maple = await addLocation(to, {
    name: 'Maple Court',
    zone: 'America/Chicago',
    address: '4 Maple Court, Riverton, IL 60601',
    phone: '+1 312 555 0148',
    color: '#2f7d6b',
    maxLogins: 5,
  });
  const school = { name: 'Sunny Days', zone, address: '12 Elm Street', city: 'Springfield', state: 'NY', zip: '10001' };
  await addSchool(to, { ...school, phone: '+1 212 555 0112' }, now);
  const open = await addSchedule(to, 'Open hours', elm, [['07:00', '18:00']]);
  const noNaps = await addSchedule(to, 'Open hours, not in naps', elm, [
    ['07:00', '12:30'],
    ['14:30', '18:00'],
  ]);
  await client.query('update location set schedule_id = $1 where centre_id = $2 and id = $3', [open, to.centre, elm]);

  const yards = await to.add('camera_group', {
    location_id: elm,
    name: 'Play yard for all rooms',
    color_code: '#6ba84f',
  });
  const room = (name: string, color: string, sort: number, more: { ratio?: number; group?: number } = {}) =>
    to.add('room', {
      location_id: elm,
      name,
      color_code: color,
      sort,
      max_ratio: more.ratio,
      camera_group_id: more.group,
    });
  const sunflowers = await room('Sunflowers', '#efb01e', 1, { ratio: 10, group: yards });
  const owls = await room('Little Owls', '#3d8fe0', 2, { ratio: 8, group: yards });
  const acorns = await room('Acorns', '#a07545', 3, { ratio: 5, group: yards });
  const nap = await room('Nap Room', '#8b7fc4', 4, { ratio: 10 });
  const yard = await room('Play Yard', '#6ba84f', 5, { ratio: 10 });
  await addPrograms(to, elm, [
    { name: 'Full day', color: '#3e7bdb' },
    { name: 'Mornings', color: '#12a594', rooms: [sunflowers, owls] },
    { name: 'After school', color: '#d6409f', rooms: [acorns] },
  ]);
  const mapleRoom = await to.add('room', {
    location_id: maple,
    name: 'Bluebirds',
    color_code: '#5aa0d8',
    sort: 1,
    max_ratio: 8,
  });

  const camera = (
    name: string,
    code: string,
    color: string,
    path: string,
    at: number,
    schedule: number | null,
    sort: number,
  ) => addCamera(to, { name, code, color, path, location: elm, room: at, stream, schedule, sort });
  await camera('Sunflowers', 'SUN-1', '#efb01e', 'sunflowers', sunflowers, null, 1);
  await camera('Little Owls', 'OWL-1', '#3d8fe0', 'owls', owls, open, 2);
  await camera('Acorns', 'ACO-1', '#a07545', 'acorns', acorns, open, 3);
  await camera('Nap Room', 'NAP-1', '#8b7fc4', 'nap', nap, noNaps, 4);
  const yardCamera = await camera('Play Yard', 'YRD-1', '#6ba84f', 'yard', yard, open, 5);
  await to.add('camera_group_camera', { camera_group_id: yards, camera_id: yardCamera });
  await addCamera(to, {
    name: 'Bluebirds',
    code: 'BLU-1',
    color: '#5aa0d8',
    path: 'owls',
    location: maple,
    room: mapleRoom,
    stream,
    schedule: null,
    sort: 1,
  });

  const staff = new Map<string, number>();
  for (const [username, role, fname, lname, job] of team) {
    const locations = role === 'teacher' || role === 'manager' ? [elm] : [elm, maple];
    const person = { fname, lname, username, role, job, locations, manages: role === 'manager', password };
    const pin = username === 'teacher' ? { pin: '593172' } : {};
    staff.set(username, await addPerson(to, secrets, { ...person, ...pin, email: `${username}@sunny.example` }));
  }
  const hannah = staff.get('teacher') ?? 0;
  const lise = await addPerson(to, secrets, {
    fname: 'Lise',
    lname: 'Moreau',
    username: 'lise.moreau',
    role: 'teacher',
    job: 'Teacher',
    email: 'lise.moreau@sunny.example',
    locations: [elm],
  });
  const dana = await addPerson(to, secrets, {
    fname: 'Dana',
    lname: 'Whitfield',
    username: 'dana.whitfield',
    role: 'teacher',
    job: 'Teacher',
    email: 'dana.whitfield@sunny.example',
    locations: [maple],
    password,
  });
  const colleague = async (fname: string, lname: string, room: number): Promise<number> => {
    const username = `${fname}.${lname}`.toLowerCase();
    const user = await addPerson(to, secrets, {
      ...{ fname, lname, username, role: 'teacher', job: 'Assistant teacher', locations: [elm] },
      email: `${username}@sunny.example`,
    });
    await to.add('room_staff', { room_id: room, user_id: user });
    return user;
  };
  const priya = await colleague('Priya', 'Nair', sunflowers);
  const tomas = await colleague('Tomas', 'Vega', owls);
  const ruth = await colleague('Ruth', 'Adler', acorns);
  for (const at of [sunflowers, yard]) await to.add('room_staff', { room_id: at, user_id: hannah });
  for (const at of [owls, acorns, nap]) await to.add('room_staff', { room_id: at, user_id: lise });
  await addTimeOff(to, { location: elm, user: hannah, by: staff.get('manager') ?? hannah, now });
  await to.add('room_staff', { room_id: mapleRoom, user_id: dana });

  const lists = await addLists(to, [
    ['mother', true],
    ['father', true],
    ['grandparent', false],
    ['aunt_or_uncle', false],
    ['neighbour', false],
  ]);
  const lopez: Family = {
    name: 'Lopez',
    location: elm,
    children: [
      { fname: 'Ava', born: '2022-06-18', gender: 'female', room: sunflowers, allergies: ['Peanuts'] },
      { fname: 'Leo', born: '2023-09-03', gender: 'male', room: owls },
    ],
    parents: [
      {
        fname: 'Lucia',
        relation: 'mother',
        username: 'parent',
        email: 'parent@sunny.example',
        phone: '+1 212 555 0171',
        password,
        pin: '482193',
      },
      {
        fname: 'Marco',
        relation: 'father',
        username: 'marco.lopez',
        email: 'marco.lopez@sunny.example',
        phone: '+1 212 555 0172',
        password,
      },
    ],
  };
  const {
    children: [ava = 0],
    parents: [lucia = 0, marco = 0],
  } = await addFamily(to, secrets, lists, lopez);

  const rooms = [sunflowers, owls, acorns];
  let noah: { child: number; sender: number } | null = null;
  for (const [index, [fname, lname, born, gender, parent]] of elsewhere.entries()) {
    const at = rooms[Math.floor(index / 6)] ?? sunflowers;
    const username = `family.${index + 1}`;
    const health =
      index === 3
        ? { allergies: ['Milk', 'Eggs'], medications: ['EpiPen Jr'] }
        : index === 8
          ? { allergies: ['Bee stings'] }
          : {};
    const { children, parents } = await addFamily(to, secrets, lists, {
      name: lname,
      location: elm,
      children: [{ fname, born, gender, room: at, ...health }],
      parents: [
        {
          fname: parent,
          relation: index % 2 ? 'father' : 'mother',
          username,
          email: `${username}@sunny.example`,
          ...(index < 3 ? { password } : {}),
        },
      ],
    });
    const [student] = children;
    if (index === 0) noah = { child: student ?? 0, sender: parents[0] ?? 0 };
    if (student === undefined || index % 5 === 4) continue;
    const by = at === sunflowers ? hannah : lise;
    await addStay(client, to, { student, location: elm, room: at, zone, minutesAgo: 40 + 7 * index, by, now });
  }
  await addFamily(to, secrets, lists, {
    name: 'Sandoval',
    location: maple,
    children: [{ fname: 'Inés', born: '2022-10-11', gender: 'female', room: mapleRoom }],
    parents: [
      {
        fname: 'Teresa',
        relation: 'mother',
        username: 'teresa.sandoval',
        email: 'teresa.sandoval@sunny.example',
        password,
      },
    ],
  });
  await addHistory(client, to.centre, {
    ...{ location: elm, zone, now, by: lise, free: lopez.name },
    team: [
      { user: hannah, room: sunflowers, begins: 445, here: false },
      { user: lise, room: owls, begins: 475, here: false },
      { user: priya, room: sunflowers, begins: 455, here: true },
      { user: tomas, room: owls, begins: 460, here: true },
      { user: ruth, room: acorns, begins: 450, here: true },
    ],
  });
  await addBilling(to, { client, location: elm, now });
  await addActivities(client, to.centre, { location: elm, zone, now }, childrensDay);
  const grace = staff.get('manager') ?? 0;
  await addMenu(to, { location: elm, by: grace, lists, now });
  await addHealth(to, { client, location: elm, now });
  await addCare(to, { client, location: elm, zone, by: lise, manager: grace, now });
  await addEvents(to, { location: elm, by: grace, zone, now });
  if (noah) await addForm(to, { location: elm, by: grace, ...noah, now });
  const writers = [hannah, lise, priya, tomas, ruth, grace];
  await addTalk(
    to,
    {
      location: elm,
      student: ava,
      staff: writers,
      said: [
        [lucia, 1510, 'Ava has a new rain jacket, the yellow one with the ducks. Her name is inside.'],
        [priya, 1492, 'It hangs on her hook now. She showed it to everybody twice.'],
        [lucia, 141, 'She has not stopped talking since Sunday. Marco picks her up today, about 3:30.'],
        [hannah, 139, 'Noted for the door. Could you bring rain boots tomorrow? We go to the pond.'],
        [lucia, 138, 'Will do.'],
        [hannah, 41, 'The bridge she built with Noah. She counted to 20 for the first time.'],
        [lucia, 30, 'That made my day, thank you.'],
        [marco, 12, 'Can I come ten minutes earlier?'],
      ],
      read: [
        [lucia, 8],
        [hannah, 7],
        [priya, 7],
        [grace, 8],
      ],
    },
    now,
  );
  await addTalk(
    to,
    {
      location: elm,
      room: sunflowers,
      staff: writers,
      said: [
        [
          hannah,
          2900,
          'This week we look at water: puddles, the pond, and what floats.\nPlease bring an empty bottle.',
        ],
        [grace, 1600, 'The pond is fenced, and two of us go with eight children.'],
      ],
      read: [
        [lucia, 2],
        [hannah, 2],
        [grace, 2],
      ],
    },
    now,
  );
  await addAnnouncement(
    to,
    {
      message: 'Picture day is on Thursday. Children who come on other days are welcome from 9 to 10.',
      color: '#3d8fe0',
      by: grace,
      locations: [elm],
      daysAgo: 2,
      until: 9,
    },
    now,
  );
  await addAnnouncement(
    to,
    {
      message: 'Open house on the first Saturday of next month, 10 AM to noon. Friends are welcome.',
      color: '#4a0d66',
      by: grace,
      locations: [elm, maple],
      daysAgo: 1,
      isPublic: true,
      until: 25,
    },
    now,
  );
  await addAnnouncement(
    to,
    {
      message: 'We close at 3 PM on the day before Thanksgiving.',
      color: '#a07545',
      by: grace,
      locations: [elm],
      daysAgo: 8,
      from: 20,
      until: 40,
    },
    now,
  );
  await addLetterTemplates(to, elm, grace, now);
  await addPosts(to, { location: elm, by: grace, now });
  await addSite(client, to, { name: 'Sunny Days', location: elm, by: grace, now });
  await addTickets(client, to, { location: elm, manager: grace, support: staff.get('support') ?? grace, now });
  const here = { client, location: elm, room: sunflowers, by: hannah, zone, now };
  const taught = await addLearning(to, childrensTeaching, here);
  await addPlans(
    to,
    { ...here, activities: taught.activities },
    { name: 'Leaves', theme: 'Fall', notes: 'Paper and crayons are in the blue box.', week: childrensWeek },
  );
  await addGrowth(to, childrensTeaching, taught, here, ava);
  await addReached(to, taught, here);
  await addCheckpoints(to, taught, here);
};
