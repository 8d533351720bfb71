import { addActivities, petsDay } from './activities.ts';
import { addCheckpoints } from './checkpoints.ts';
import { addFamily, addLists } from './families.ts';
import { addPetVaccines } from './health.ts';
import { addGrowth, addLearning, addReached } from './learning.ts';
import { petsTeaching } from './learning-words.ts';
import { addPerson } from './people.ts';
import { addCamera, addLocation, addPrograms, addSchedule, addSchool } from './places.ts';
import { addPlans, petsWeek } from './plans.ts';
import { addStay } from './stays.ts';
import type { DemoInput } from './sunny.ts';

const guests: readonly (readonly [string, string, string, string, string])[] = [
  ['Olive', 'Grant', '2021-04-11', 'female', 'Harriet'],
  ['Rocket', 'Silva', '2019-09-25', 'male', 'João'],
  ['Pepper', 'Kim', '2022-12-02', 'female', 'Min-ji'],
  ['Waffles', 'Tanaka', '2020-07-19', 'male', 'Aiko'],
];

/** The demo centre of pets: one location with a kennel and a yard. */
export const seedPaws = async ({ client, to, secrets, password, stream, now }: DemoInput): Promise<void> => {
  const zone = 'America/Los_Angeles';
  const riverside = await addLocation(to, {
    name: 'Riverside',
    zone,
    address: '88 Riverside Drive, Portland, OR 97201',
    phone: '+1 503 555 0188',
    color: '#6d3bbd',
    maxLogins: null,
    signupCode: 'PAWS-RIVER',
  });
  const open = await addSchedule(
    to,
    'Open hours',
    riverside,
    [['06:30', '19:00']],
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  );
  await client.query('update location set schedule_id = $1 where centre_id = $2 and id = $3', [
    open,
    to.centre,
    riverside,
  ]);
  const kennel = await to.add('room', { location_id: riverside, name: 'Kennel', color_code: '#c77d3a', sort: 1 });
  const yard = await to.add('room', { location_id: riverside, name: 'Play Yard', color_code: '#6ba84f', sort: 2 });
  const school = {
    name: 'Happy Paws',
    zone,
    address: '88 Riverside Drive',
    city: 'Portland',
    state: 'OR',
    zip: '97201',
  };
  await addSchool(to, { ...school, phone: '+1 503 555 0188' }, now);
  await addPrograms(to, riverside, [
    { name: 'Day care', color: '#3e7bdb', rooms: [yard] },
    { name: 'Overnight', color: '#8e5ed0', rooms: [kennel] },
  ]);
  const camera = (name: string, code: string, color: string, path: string, room: number, sort: number) =>
    addCamera(to, { name, code, color, path, location: riverside, room, stream, schedule: null, sort });
  await camera('Kennel', 'KEN-1', '#c77d3a', 'kennel', kennel, 1);
  await camera('Play Yard', 'YRD-1', '#6ba84f', 'yard', yard, 2);

  const sitter = await addPerson(to, secrets, {
    fname: 'Ben',
    lname: 'Marsh',
    username: 'sitter',
    role: 'teacher',
    job: 'Pet sitter',
    email: 'sitter@paws.example',
    locations: [riverside],
    password,
  });
  await to.add('room_staff', { room_id: kennel, user_id: sitter });
  await addPerson(to, secrets, {
    fname: 'Kate',
    lname: 'Bishop',
    username: 'keeper',
    role: 'manager',
    job: 'Kennel manager',
    email: 'keeper@paws.example',
    locations: [riverside],
    manages: true,
    password,
  });
  const lists = await addLists(to, [
    ['owner', true],
    ['friend_of_owner', false],
    ['dog_walker', false],
  ]);
  const {
    children: [biscuit = 0],
  } = await addFamily(to, secrets, lists, {
    name: 'Hart',
    location: riverside,
    children: [
      {
        fname: 'Biscuit',
        born: '2020-05-02',
        gender: 'male',
        room: kennel,
        allergies: ['Chicken'],
        medications: ['Apoquel'],
      },
    ],
    parents: [
      {
        fname: 'Olivia',
        relation: 'owner',
        username: 'owner',
        email: 'owner@paws.example',
        phone: '+1 503 555 0123',
        password,
        pin: '482294',
      },
    ],
  });
  for (const [index, [fname, lname, born, gender, parent]] of guests.entries()) {
    const username = `guest.${index + 1}`;
    const { children } = await addFamily(to, secrets, lists, {
      name: lname,
      location: riverside,
      children: [{ fname, born, gender, room: kennel }],
      parents: [{ fname: parent, relation: 'owner', username, email: `${username}@paws.example` }],
    });
    const [student] = children;
    if (student === undefined) continue;
    await addStay(client, to, {
      student,
      location: riverside,
      room: kennel,
      zone,
      minutesAgo: 55 + 11 * index,
      by: sitter,
      now,
    });
  }
  await addPetVaccines(to, { client, location: riverside, now });
  await addActivities(client, to.centre, { location: riverside, zone, now }, petsDay);
  const here = { client, location: riverside, room: kennel, by: sitter, zone, now };
  const taught = await addLearning(to, petsTeaching, here);
  await addPlans(
    to,
    { ...here, activities: taught.activities },
    { name: 'Good manners', theme: 'This week', notes: 'Treats are in the drawer by the door.', week: petsWeek },
  );
  await addGrowth(to, petsTeaching, taught, here, biscuit);
  await addReached(to, taught, here);
  await addCheckpoints(to, taught, here);
};
