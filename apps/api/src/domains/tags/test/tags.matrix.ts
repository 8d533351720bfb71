import { sql } from 'kysely';
import { centre, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { aBlogTag } from '../../blogs/test/blogs.factory.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aWord } from './tags.factory.ts';

type List = 'tag' | 'allergy' | 'medication';

const word = async (w: World, where: Where, list: List, given: { deleted_at?: Date } = {}) =>
  (await aWord(w.at(where).tenant, list, given)).id;
/** The lists are the centre's: whoever passes the rule works on all of it. */
const onWord = (list: List, values: () => object = () => ({})) =>
  ({
    args: async (w: World, where: Where) => ({ id: await word(w, where, list), ...values() }),
    from: centre,
    outside: 'error',
  }) as const;

const list = (ent: string, table: List, many: string): Matrix => ({
  [`student${ent}`]: { args: () => ({ first: 50 }) },
  [`createStudent${singular(ent)}`]: { args: () => ({ name: `Word ${nth()}` }) },
  [`updateStudent${singular(ent)}`]: onWord(table, () => ({ name: `Word ${nth()}` })),
  [`deleteStudent${singular(ent)}`]: onWord(table),
  [`restoreStudent${singular(ent)}`]: {
    args: async (w, where) => ({ id: await word(w, where, table, { deleted_at: new Date() }) }),
    from: centre,
    outside: 'error',
  },
  [`autoCreateStudent${singular(ent)}`]: {
    args: async (w, where) => ({ name: `Word ${nth()}`, student_id: await w.student(where) }),
    from: staff,
    outside: 'error',
  },
  [`assignStudent${ent}`]: {
    args: async (w, where) => ({ student_id: await w.student(where), [many]: [await word(w, where, table)] }),
    from: staff,
    outside: 'error',
  },
  [`assignUser${ent}`]: {
    args: async (w, where) => ({
      user_id: (await w.guardian(where)).user_id,
      [many]: [await word(w, where, table)],
    }),
    from: staff,
    outside: 'error',
  },
  [`multiAssignStudent${ent}`]: {
    args: async (w, where) => ({ students: [await w.student(where)], [many]: [await word(w, where, table)] }),
    from: staff,
    outside: 'error',
  },
  [`unassignStudent${singular(ent)}`]: {
    args: async (w, where) => {
      const given = { id: await word(w, where, table), student_id: await w.student(where) };
      const { db, centre: of } = w.at(where).tenant;
      await sql`insert into ${sql.table(`student_${table}`)} (centre_id, student_id, ${sql.ref(`${table}_id`)})
        values (${of}, ${given.student_id}, ${given.id})`.execute(db);
      return given;
    },
    from: staff,
    outside: 'error',
  },
});
const singular = (ent: string): string => (ent.endsWith('ies') ? `${ent.slice(0, -3)}y` : ent.slice(0, -1));

export const matrix: Matrix = {
  ...list('Tags', 'tag', 'tags'),
  ...list('Allergies', 'allergy', 'allergies'),
  ...list('Medications', 'medication', 'medications'),
  noteStudentAllergy: {
    args: async (w, where) => ({ student_id: await w.student(where), id: await word(w, where, 'allergy') }),
    from: staff,
    outside: 'error',
  },
  takeBackStudentAllergy: {
    args: async (w, where) => ({ student_id: await w.student(where), id: await word(w, where, 'allergy') }),
    from: staff,
    outside: 'error',
    // Nobody of the matrix has noted it.
    status: 'Error',
  },
  saveStudentNoAllergies: {
    args: async (w, where) => ({ student_id: await w.student(where), none: true }),
    from: staff,
    outside: 'error',
  },
  makeTagsAction: {
    // Of both lists, so that it needs the permission of either.
    args: async (w, where) => ({
      id: [await word(w, where, 'tag'), (await aBlogTag(w.at(where).tenant)).id],
      type: 'delete',
    }),
    from: centre,
    asking: { edit_students: {}, edit_blogs: {} },
    outside: 'error',
  },
};
