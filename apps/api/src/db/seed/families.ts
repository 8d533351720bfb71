import { type Starter, starterName } from '../../model/relationship/names.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { addPerson } from './people.ts';
import type { Writer } from './writer.ts';

export interface Child {
  readonly fname: string;
  readonly born: string;
  readonly gender: string;
  readonly room: number;
  readonly allergies?: readonly string[];
  readonly medications?: readonly string[];
}
export interface Parent {
  readonly fname: string;
  readonly lname?: string;
  readonly relation: Starter;
  readonly username: string;
  readonly email: string;
  readonly phone?: string;
  readonly password?: string;
  readonly pin?: string;
}
export interface Family {
  readonly name: string;
  readonly location: number;
  readonly children: readonly Child[];
  readonly parents: readonly Parent[];
}

/** What the demo knows of an allergy beside its name. */
const allergyFacts: Readonly<Record<string, object>> = {
  Peanuts: {
    severity: 'severe',
    reaction: 'Swelling, trouble breathing',
    what_to_do: 'EpiPen, then 911',
    medicine_at: 'Red bag by the door',
  },
  Milk: { severity: 'mild', reaction: 'Rash', what_to_do: 'Wash, tell the parents' },
  Chicken: { severity: 'moderate', reaction: 'Itching', what_to_do: 'Only food from home' },
};

/** Relationships a centre starts with, and the ids of allergies and medications as they come up. */
export interface Lists {
  readonly relations: ReadonlyMap<Starter, number>;
  idOf(table: 'allergy' | 'medication', name: string): Promise<number>;
}

/** Adds the relationships and prepares the lists of a centre. */
export const addLists = async (to: Writer, relations: readonly (readonly [Starter, boolean])[]): Promise<Lists> => {
  const ids = new Map<Starter, number>();
  for (const [index, [word, legal]] of relations.entries()) {
    const name = starterName(word, 'en');
    ids.set(word, await to.add('relationship', { name, word, legal_guardian: legal, is_default: index === 0 }));
  }
  const known = new Map<string, number>();
  return {
    relations: ids,
    idOf: async (table, name) => {
      const key = `${table} ${name}`;
      const id = known.get(key) ?? (await to.add(table, { name }));
      known.set(key, id);
      return id;
    },
  };
};

/** Adds a family: siblings in one group, each child linked to each parent. Answers the ids of children and parents. */
export const addFamily = async (to: Writer, secrets: Secrets, lists: Lists, family: Family) => {
  const group = family.children.length > 1 ? await to.add('sibling_group', {}) : undefined;
  const parents: { id: number; relation: number | undefined; legal: boolean }[] = [];
  for (const parent of family.parents) {
    const { relation, ...person } = parent;
    const id = await addPerson(to, secrets, {
      ...person,
      lname: parent.lname ?? family.name,
      role: 'user',
      locations: [family.location],
    });
    parents.push({ id, relation: lists.relations.get(relation), legal: relation !== 'grandparent' });
  }
  const children: number[] = [];
  for (const child of family.children) {
    const id = await to.add('student', {
      location_id: family.location,
      room_id: child.room,
      fname: child.fname,
      lname: family.name,
      dob: child.born,
      gender: child.gender,
      sibling_group_id: group,
      enrollment_date: '2026-01-12',
    });
    for (const name of child.allergies ?? []) {
      await to.add('student_allergy', {
        student_id: id,
        allergy_id: await lists.idOf('allergy', name),
        ...allergyFacts[name],
      });
    }
    for (const name of child.medications ?? []) {
      await to.add('student_medication', { student_id: id, medication_id: await lists.idOf('medication', name) });
    }
    for (const [index, parent] of parents.entries()) {
      await to.add('guardian_link', {
        student_id: id,
        user_id: parent.id,
        relationship_id: parent.relation,
        legal_guardian: parent.legal,
        pickup: true,
        watch_camera: true,
        alert: true,
        emergency_contact: true,
        is_payer: index === 0,
      });
    }
    children.push(id);
  }
  return { children, parents: parents.map((parent) => parent.id) };
};
