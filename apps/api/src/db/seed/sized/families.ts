import { type Starter, starterName } from '../../../model/relationship/names.ts';
import type { Bulk } from './bulk.ts';
import type { Dice } from './dice.ts';
import { allergies, boys, girls, medications, surname } from './names.ts';
import { type Accounts, addContacts } from './people.ts';
import type { Place } from './places.ts';

const relations: readonly (readonly [Starter, boolean])[] = [
  ['mother', true],
  ['father', true],
  ['grandparent', false],
  ['aunt_or_uncle', false],
  ['neighbour', false],
];

interface Student {
  readonly id: number;
  readonly location: number;
  readonly room: number;
  readonly lname: string;
  readonly siblings: number | null;
  readonly guardians: readonly Guardian[];
}
interface Guardian {
  readonly id: number;
  readonly fname: string;
  readonly lname: string;
  readonly location: number;
  /** Index in `relations`. */
  readonly relation: number;
}

/** Adds the families of a centre: students, siblings among them, their contacts, links, allergies and medications. */
export const addFamilies = async (
  to: Bulk,
  dice: Dice,
  places: readonly Place[],
  accounts: Accounts,
  today: string,
): Promise<void> => {
  const students = await families(to, dice, places);
  await addContacts(to, [...new Set(students.flatMap(({ guardians }) => guardians))], accounts);
  const groups = [...new Set(students.map(({ siblings }) => siblings))].filter((id) => id !== null);
  await to.add(
    'sibling_group',
    groups.map((id) => ({ id })),
  );
  await to.add(
    'student',
    students.map((one) => studentRow(dice, one, today)),
  );
  await addLinks(to, dice, students);
  await addHealth(to, dice, students);
};

/** Families are made until each location has its students: mostly one child, often two, sometimes three. */
const families = async (to: Bulk, dice: Dice, places: readonly Place[]): Promise<Student[]> => {
  const total = places.reduce((sum, { students }) => sum + students, 0);
  const ids = await to.ids('student', total);
  const groupIds = await to.ids('sibling_group', total);
  const userIds = await to.ids('app_user', total * 3);
  const all: Student[] = [];
  for (const { location, rooms, students: wanted } of places) {
    for (let made = 0; made < wanted; ) {
      const size = dice.chance(0.7) ? 1 : dice.chance(0.8) ? 2 : 3;
      const count = Math.min(size, wanted - made);
      const lname = surname(dice.next(), dice.next(), dice.next());
      const siblings = count > 1 ? (groupIds.shift() ?? null) : null;
      const guardians = guardiansOf(dice, userIds, lname, location);
      for (let child = 0; child < count; child += 1) {
        const room = rooms[(made + child) % rooms.length] ?? 0;
        all.push({ id: ids[all.length] ?? 0, location, room, lname, siblings, guardians });
      }
      made += count;
    }
  }
  return all;
};

const guardiansOf = (dice: Dice, ids: number[], lname: string, location: number): Guardian[] => {
  const guardian = (relation: number): Guardian => {
    const own = relation > 1 || dice.chance(0.2);
    return {
      id: ids.shift() ?? 0,
      fname: dice.pick(relation === 1 ? boys : girls),
      lname: own ? surname(dice.next(), dice.next(), dice.next()) : lname,
      location,
      relation,
    };
  };
  const parents = dice.chance(0.75) ? [0, 1] : [dice.between(0, 1)];
  const others = dice.chance(0.2) ? [dice.between(2, relations.length - 1)] : [];
  return [...parents, ...others].map(guardian);
};

const studentRow = (dice: Dice, { id, location, room, lname, siblings }: Student, today: string) => {
  const girl = dice.chance(0.5);
  const gone = dice.chance(0.03);
  const back = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  const fname = dice.pick(girl ? girls : boys);
  return {
    id,
    location_id: location,
    room_id: room,
    fname,
    lname,
    nick_name: dice.chance(0.05) ? fname.slice(0, 3) : null,
    dob: back(dice.between(200, 2000)),
    gender: girl ? 'female' : 'male',
    status: gone ? 'inactive' : 'active',
    type: gone ? 'graduated' : 'enrolled',
    enrollment_date: back(dice.chance(0.35) ? dice.between(366, 900) : dice.between(10, 365)),
    graduation_date: gone ? back(dice.between(1, 90)) : null,
    sibling_group_id: siblings,
    created_at: `${back(900)}T12:00:00Z`,
  };
};

const addLinks = async (to: Bulk, dice: Dice, students: readonly Student[]): Promise<void> => {
  const kinds = await to.ids('relationship', relations.length);
  await to.add(
    'relationship',
    relations.map(([word, legal], i) => ({
      id: kinds[i] ?? 0,
      name: starterName(word, 'en'),
      word,
      legal_guardian: legal,
      is_default: i === 0,
    })),
  );
  const pairs = students.flatMap((student) => student.guardians.map((guardian, i) => ({ student, guardian, i })));
  const ids = await to.ids('guardian_link', pairs.length);
  await to.add(
    'guardian_link',
    pairs.map(({ student, guardian, i }, n) => {
      const blocked = dice.chance(0.004);
      return {
        id: ids[n] ?? 0,
        student_id: student.id,
        user_id: guardian.id,
        relationship_id: kinds[guardian.relation] ?? null,
        legal_guardian: guardian.relation < 2 && !blocked,
        pickup: !blocked,
        emergency_contact: i === 0,
        is_payer: i === 0,
        alert: !blocked,
        watch_camera: !blocked && (guardian.relation < 2 || dice.chance(0.5)),
        black_list: blocked,
      };
    }),
  );
};

const addHealth = async (to: Bulk, dice: Dice, students: readonly Student[]): Promise<void> => {
  for (const [list, names, share] of [
    ['allergy', allergies, 0.08],
    ['medication', medications, 0.03],
  ] as const) {
    const ids = await to.ids(list, names.length);
    await to.add(
      list,
      names.map((name, i) => ({ id: ids[i] ?? 0, name })),
    );
    const some = students.filter(() => dice.chance(share));
    await to.add(
      `student_${list}`,
      some.map(({ id }) => ({ student_id: id, [`${list}_id`]: dice.pick(ids) })),
    );
  }
};
