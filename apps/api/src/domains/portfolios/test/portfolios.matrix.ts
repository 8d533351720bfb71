import { families, type Matrix, staff } from '../../../../test/matrix.ts';
import type { Where, World } from '../../../../test/world.ts';
import { anActivity } from '../../activities/test/activities.factory.ts';
import { aPortfolio, inPortfolio } from './portfolios.factory.ts';

const made = async (w: World, where: Where, given: object = {}) => {
  const { tenant, location, student, mark } = w.at(where);
  const portfolio = await aPortfolio(tenant, { student_id: student, name: mark, ...given });
  const activity = await anActivity(tenant, { location_id: location, students: [student], note: mark });
  await inPortfolio(tenant, portfolio, activity.id);
  return { ...portfolio, activity: activity.id };
};
const moment = (w: World, where: Where) => {
  const { tenant, location, student, mark } = w.at(where);
  return anActivity(tenant, { location_id: location, students: [student], note: mark });
};
const days = { start_date: '2026-03-01', end_date: '2026-03-31' };
const onDraft = (more: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await made(w, where)).id, ...more }),
    from: staff,
    outside: 'error',
  }) as const;
const onSection = (more: object = {}) =>
  ({
    args: async (w: World, where: Where) => ({ id: (await made(w, where)).section, ...more }),
    from: staff,
    outside: 'error',
  }) as const;

export const matrix: Matrix = {
  portfolios: {
    args: (w, where) => ({ location: w.at(where).location, first: 20 }),
    from: staff,
    outside: 'refused',
  },
  portfolio: { args: async (w, where) => ({ id: (await made(w, where)).id }), from: staff, outside: 'null' },
  portfolioPreview: {
    args: async (w, where) => ({ id: (await made(w, where, { status: 'published' })).id }),
    from: families,
    outside: 'null',
  },
  getStudentPortfolios: {
    args: async (w, where) => {
      await made(w, where, { status: 'published' });
      return { student_id: w.at(where).student };
    },
    from: families,
    outside: 'refused',
  },
  portfolioFiles: {
    args: async (w, where) => ({ id: (await made(w, where, { status: 'published' })).id }),
    from: families,
    outside: 'refused',
  },
  requestPortfolioFile: {
    args: async (w, where) => ({ id: (await made(w, where, { status: 'published' })).id, kind: 'zip' }),
    from: families,
    outside: 'error',
  },
  portfolioChanged: { args: async (w, where) => ({ id: (await made(w, where)).id }), from: staff, outside: 'refused' },
  createPortfolio: {
    args: (w, where) => ({ student_id: w.at(where).student, ...days }),
    from: staff,
    outside: 'error',
  },
  savePortfolioDates: onDraft(days),
  publishPortfolio: onDraft(),
  correctPortfolio: {
    args: async (w, where) => ({ id: (await made(w, where, { status: 'published' })).id }),
    from: { own: 'manager', other: 'manager', elsewhere: 'kvsupport' },
    outside: 'error',
  },
  deletePortfolio: onDraft(),
  addPortfolioSection: onDraft({ name: 'Summer' }),
  updatePortfolioSection: onSection({ name: 'Autumn' }),
  deletePortfolioSection: onSection(),
  addPortfolioActivities: {
    args: async (w, where) => {
      const { id, section } = await made(w, where);
      return { id, section, activities: [(await moment(w, where)).id] };
    },
    from: staff,
    outside: 'error',
  },
  removePortfolioActivity: {
    args: async (w, where) => {
      const { id, activity } = await made(w, where);
      return { id, activity };
    },
    from: staff,
    outside: 'error',
  },
};
