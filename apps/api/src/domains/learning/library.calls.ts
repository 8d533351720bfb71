import { cleared } from '../../kernel/write/cleared.ts';
import './learning.fields.ts';
import { type SqlBool, sql } from 'kysely';
import { byId, type Calls, one, paged, query, rows } from '../../kernel/call/call.ts';
import { type InputOf, id, ids, int, richText, text } from '../../kernel/call/input.ts';
import { message } from '../../kernel/call/message.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { linked } from '../../kernel/db/join-table.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { searchedIn } from '../../kernel/read/search.ts';
import {
  LearningActivity,
  LearningCategory,
  LearningSkill,
  LearningSupply,
  LearningType,
} from '../../model/learning/entity.ts';
import { activitySkills, activitySupplies } from '../../model/learning/links.ts';
import { allCategories, allLearningActivities, allSkills, allSupplies, allTypes } from '../../model/learning/reach.ts';
import {
  added,
  archivedAt,
  catalogue,
  changed,
  made,
  nameList,
  removed,
  saved,
  standing,
  unlessUsed,
} from './catalogue.ts';
import { archived, listed, note } from './learning.inputs.ts';

const activities = catalogue(LearningActivity, allLearningActivities, true);
constraint('learning_activity_ages', 'maxAge', 'AGES', message('learning.ages'));

const categories = nameList(LearningCategory, allCategories, 'categories of activities');
const types = nameList(LearningType, allTypes, 'types of activities');
const supplies = nameList(LearningSupply, allSupplies, 'supplies of activities');

const reach = {
  category: orError(allCategories),
  type: orError(allTypes),
  skills: orError(allSkills),
  supplies: orError(allSupplies),
};
const form = {
  category: id(LearningCategory).nullish(),
  type: id(LearningType).nullish(),
  summary: note(1000),
  minAge: int(0, 300).nullish(),
  maxAge: int(0, 300).nullish(),
  hours: int(0, 23).nullish(),
  mins: int(0, 59).nullish(),
  loc: note(200),
  description: richText().nullish(),
  notes: richText().nullish(),
  skills: ids(LearningSkill, 100, 0).optional(),
  supplies: ids(LearningSupply, 100, 0).optional(),
};
type Form = InputOf<typeof form>;

const columns = ({ category, type, summary, minAge, maxAge, hours, mins, loc, description, notes }: Form) => ({
  category_id: category,
  type_id: type,
  summary: cleared(summary),
  min_age: minAge,
  max_age: maxAge,
  hours,
  mins,
  loc: cleared(loc),
  description: cleared(description),
  notes: cleared(notes),
});
const links = (i: Form) => ({
  skills: linked(activitySkills, i.skills),
  supplies: linked(activitySupplies, i.supplies),
});
const titled = ({ title }: { readonly title: string }) => ({ name: title });

/** The library: activities with what they are for, and the lists of names they choose from. */
export const libraryCalls: Calls = {
  learningActivities: query({
    rule: 'teacher',
    about: 'Lists the activities of the library that can be chosen, by title; on request also those that are archived.',
    reach: { category: allCategories, type: allTypes, skills: allSkills, rows: allLearningActivities },
    input: {
      category: id(LearningCategory).optional(),
      type: id(LearningType).optional(),
      skills: ids(LearningSkill, 100, 0).optional(),
      search: text(0, 80).optional(),
      age: int(0, 300).optional(),
      ...listed,
    },
    answer: paged(LearningActivity),
    run: (_, i) =>
      rows(LearningActivity, {
        order: [(as) => sql`lower(${sql.ref(`${as.name}.title`)})`],
        where: () => [
          matching(LearningActivity, { category_id: i.category, type_id: i.type }),
          standing(LearningActivity, i.archived),
          i.search && searchedIn('learning_activity.searched', i.search),
          i.age !== undefined &&
            sql<SqlBool>`(coalesce(learning_activity.min_age, 0) <= ${i.age} and coalesce(learning_activity.max_age, 300) >= ${i.age})`,
          i.skills &&
            i.skills.length > 0 &&
            sql<SqlBool>`exists (select 1 from learning_activity_skill x where x.activity_id = learning_activity.id
              and x.skill_id = any(${i.skills}::int[]))`,
        ],
      }),
  }),
  learningActivity: query({
    rule: 'teacher',
    about: 'Answers one activity of the library with its skills and supplies; an unknown id answers null.',
    reach: { id: orNothing(allLearningActivities), rows: allLearningActivities },
    input: { id: id(LearningActivity) },
    answer: one(LearningActivity),
    run: (_, i) => byId(LearningActivity, i.id),
  }),
  createLearningActivity: activities.add({
    about: 'Adds an activity to the library; a minAge above maxAge gets Error.',
    reach,
    input: { title: text(1, 200), ...form },
    answer: made,
    run: (_, i) => ({ set: { title: i.title, ...columns(i) }, links: links(i) }),
    says: (_, i) => added(titled(i)),
  }),
  updateLearningActivity: activities.change({
    about: 'Changes an activity of the library wherever it is used, or archives it; a minAge above maxAge gets Error.',
    reach,
    input: { title: text(1, 200).optional(), ...form, archived },
    answer: changed,
    run: (ctx, _, i) => ({
      set: { title: i.title, ...columns(i), archived_at: archivedAt(ctx, i.archived) },
      links: links(i),
    }),
    seen: true,
    says: saved,
  }),
  deleteLearningActivity: activities.remove({
    about: 'Deletes an activity of the library; one that plans use gets Error with how many.',
    run: (ctx, row) => unlessUsed(LearningActivity)(ctx, { id: row.id, name: row.title }),
    says: (row) => removed(titled(row)),
  }),

  learningCategories: categories.list,
  createLearningCategory: categories.add,
  updateLearningCategory: categories.change,
  deleteLearningCategory: categories.remove,
  learningTypes: types.list,
  createLearningType: types.add,
  updateLearningType: types.change,
  deleteLearningType: types.remove,
  learningSupplies: supplies.list,
  createLearningSupply: supplies.add,
  updateLearningSupply: supplies.change,
  deleteLearningSupply: supplies.remove,
};
