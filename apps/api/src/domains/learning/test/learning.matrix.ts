import type { Matrix } from '../../../../test/matrix.ts';
import { families, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { nth } from '../../centres/test/centres.factory.ts';
import { aLearningActivity, aMilestone, aName, aTree } from './learning.factory.ts';

/** The catalogues are the center's: its teachers reach all of them, and nobody another center's. */
const teachers = { own: 'teacher', other: 'teacher', elsewhere: 'teacher' } as const;
const ground = (w: World, where: Where) => {
  const { tenant, mark } = w.at(where);
  return { tenant, mark: where === 'foreign' ? mark : 'Common' };
};
const tree = (w: World, where: Where) => aTree(ground(w, where).tenant, ground(w, where).mark);
type Tree = Awaited<ReturnType<typeof aTree>>;

const of = (args: (all: Tree) => object, outside: 'error' | 'null' | 'refused' = 'error') =>
  ({
    args: async (w: World, where: Where) => ({ ...args(await tree(w, where)) }),
    from: teachers,
    outside,
  }) as const;
const named = (table: Parameters<typeof aName>[1], more: object = {}) =>
  ({
    args: async (w: World, where: Where) => {
      const { tenant, mark } = ground(w, where);
      return { id: (await aName(tenant, table, mark)).id, ...more };
    },
    from: teachers,
    outside: 'error',
  }) as const;
const activity = (more: object = {}, outside: 'error' | 'null' = 'error') =>
  ({
    args: async (w: World, where: Where) => {
      const { tenant, mark } = ground(w, where);
      return { id: (await aLearningActivity(tenant, { title: `${mark} ${nth()}` })).id, ...more };
    },
    from: teachers,
    outside,
  }) as const;
const name = () => `Common ${nth()}`;
const empty = (w: World, where: Where) => {
  const { tenant, mark } = ground(w, where);
  return aTree(tenant, mark);
};
/** A record that nothing hangs on, left alone in its tree. */
const lone = (column: 'framework' | 'domain' | 'attribute' | 'step') =>
  ({
    args: async (w: World, where: Where) => {
      const { tenant } = ground(w, where);
      const all = await empty(w, where);
      await tenant.db.deleteFrom('learning_skill').where('id', '=', all.skill).execute();
      if (column === 'domain')
        await tenant.db.deleteFrom('learning_attribute').where('id', '=', all.attribute).execute();
      return { id: all[column] };
    },
    from: teachers,
    outside: 'error',
  }) as const;
const milestone = (more: object = {}) =>
  ({
    args: async (w: World, where: Where) => {
      const { tenant, student, mark } = w.at(where);
      const hidden = where === 'foreign';
      const { id } = await aMilestone(tenant, student, hidden ? mark : 'Common', { note: `${mark} note` });
      return { id, ...more };
    },
    from: staff,
    outside: 'error',
  }) as const;

export const matrix: Matrix = {
  learningFrameworks: { args: () => ({ first: 50 }) },
  learningFramework: of(({ framework }) => ({ id: framework }), 'null'),
  createLearningFramework: { args: () => ({ name: name() }) },
  updateLearningFramework: of(({ framework }) => ({ id: framework, description: 'Common' })),
  deleteLearningFramework: lone('framework'),
  copyLearningFramework: of(({ framework }) => ({ id: framework, name: name() })),
  importFrameworksCSVFile: {
    args: () => ({
      file: Buffer.from(`framework,domain,sub_domain,goal_code,goal_text\n${name()},Body,Hands,H 1,Claps`).toString(
        'base64',
      ),
    }),
  },
  learningDomains: of(({ framework }) => ({ framework }), 'refused'),
  createLearningDomain: of(({ framework }) => ({ name: name(), framework })),
  updateLearningDomain: of(({ domain }) => ({ id: domain, color: '#aabbcc' })),
  deleteLearningDomain: lone('domain'),
  learningAttributes: of(({ domain }) => ({ domain }), 'refused'),
  createLearningAttribute: of(({ domain }) => ({ name: name(), domain })),
  updateLearningAttribute: of(({ attribute }) => ({ id: attribute, name: name() })),
  deleteLearningAttribute: lone('attribute'),
  learningProgressSteps: of(({ framework }) => ({ framework }), 'refused'),
  createLearningProgressStep: of(({ framework }) => ({ name: name(), framework })),
  updateLearningProgressStep: of(({ step }) => ({ id: step, color: '#aabbcc' })),
  deleteLearningProgressStep: lone('step'),
  learningSkills: of(({ framework }) => ({ framework }), 'refused'),
  createLearningSkill: of(({ framework }) => ({ name: name(), framework })),
  updateLearningSkill: of(({ skill }) => ({ id: skill, heading: 'Common' })),
  deleteLearningSkill: of(({ skill }) => ({ id: skill })),
  learningActivities: of(({ skill }) => ({ skills: [skill] }), 'refused'),
  learningActivity: activity({}, 'null'),
  createLearningActivity: of(({ skill }) => ({ title: name(), skills: [skill] })),
  updateLearningActivity: activity({ summary: 'Common' }),
  deleteLearningActivity: activity(),
  learningCategories: { args: () => ({}) },
  createLearningCategory: { args: () => ({ name: name() }) },
  updateLearningCategory: named('learning_category', { archived: true }),
  deleteLearningCategory: named('learning_category'),
  learningTypes: { args: () => ({}) },
  createLearningType: { args: () => ({ name: name() }) },
  updateLearningType: named('learning_type', { archived: true }),
  deleteLearningType: named('learning_type'),
  learningSupplies: { args: () => ({}) },
  createLearningSupply: { args: () => ({ name: name() }) },
  updateLearningSupply: named('learning_supply', { archived: true }),
  deleteLearningSupply: named('learning_supply'),
  getStudentMilestones: {
    args: async (w, where) => {
      const { tenant, student, mark } = w.at(where);
      await aMilestone(tenant, student, where === 'foreign' ? mark : 'Common', { note: `${mark} note` });
      return { student_id: student };
    },
    from: families,
    outside: 'refused',
  },
  addShippedFramework: {
    args: async (w) => {
      // The one before is the center's own from here on, so that there is something to add.
      const { db } = w.at('own').tenant;
      const own = { external_id: null, name: name() };
      await db.updateTable('learning_framework').set(own).where('external_id', '=', 'ELOF_2015').execute();
      return { framework: 'ELOF_2015' };
    },
  },
  roomMilestones: {
    args: async (w, where) => {
      const { tenant, student, room, mark } = w.at(where);
      const { framework } = await aMilestone(tenant, student, where === 'foreign' ? mark : 'Common');
      return { program_id: room, framework };
    },
    from: staff,
    outside: 'refused',
  },
  learningCoverage: {
    args: async (w, where) => {
      const { tenant, student, room, mark } = w.at(where);
      const { framework } = await aMilestone(tenant, student, where === 'foreign' ? mark : 'Common');
      return { program_id: room, framework, from: '2026-03-09', to: '2026-03-15' };
    },
    from: staff,
    outside: 'refused',
  },
  saveStudentMilestone: {
    args: async (w, where) => {
      const { skill, step } = await tree(w, where);
      return { student_id: w.at(where).student, skill, progress: step, date: '2026-03-10' };
    },
    from: staff,
    outside: 'error',
  },
  saveStudentMilestones: {
    args: async (w, where) => {
      const { skill, step } = await tree(w, where);
      return { students: [w.at(where).student], skill, progress: step, date: '2026-03-10' };
    },
    from: staff,
    outside: 'error',
  },
  updateStudentMilestone: milestone({ note: 'Common' }),
  deleteStudentMilestone: milestone(),
};
