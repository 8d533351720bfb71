import './portfolios.fields.ts';
import { sql } from 'kysely';
import {
  byId,
  type Calls,
  list,
  message,
  mutation,
  object,
  one,
  out,
  outcome,
  query,
  rows,
  subscription,
} from '../../kernel/call/call.ts';
import { choice, date, flag, type InputOf, id, int, listOf, page, richText, text } from '../../kernel/call/input.ts';
import { matching } from '../../kernel/db/where.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { sorts } from '../../kernel/read/sorts.ts';
import { insertRow } from '../../kernel/write/write-rows.ts';
import { ownActivities } from '../../model/activity/reach.ts';
import { Location } from '../../model/location/entity.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Room } from '../../model/room/entity.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents, studentsLookedAfter } from '../../model/student/reach.ts';
import { fileCalls } from './files/files.calls.ts';
import { addActivities, addingInput, gatherObservations, removeActivity, removingInput, wrongDays } from './gather.ts';
import { lockDraft, MOST_SECTIONS, mayRemove, placeSection, portfolios, sections, writing } from './portfolio.ts';
import { Portfolio } from './portfolios.entities.ts';
import {
  ownPortfolios,
  portfoliosLookedAfter,
  sectionsLookedAfter,
  studentsWithPortfolios,
} from './portfolios.reach.ts';
import { gatherProgress } from './progress.ts';
import { correct, publish } from './publish.ts';

const sectionForm = {
  name: text(1, 120),
  text: richText().optional(),
  progress: flag().optional(),
  order: int(0, 200).optional(),
};
type SectionForm = InputOf<typeof sectionForm>;
const days = { start_date: date(), end_date: date() };
const answer = outcome();
const ofStudent = (part: 'room_id' | 'location_id', wanted: number | undefined) =>
  wanted !== undefined &&
  sql<boolean>`exists (select 1 from student st where st.id = portfolio.student_id and ${sql.ref(`st.${part}`)} = ${wanted})`;
const portfolioSorts = sorts(Portfolio, {
  student: [(as) => sql`(select st.full_name from student st where st.id = ${sql.ref(`${as.name}.student_id`)})`],
  start_date: ['start_date', 'end_date'],
  status: ['status', 'start_date'],
});

/** What families keep of a time: made by staff, published once. */
export const calls: Calls = {
  ...fileCalls,
  portfolios: portfolios.list({
    about:
      'Lists portfolios of students one looks after, the latest first; a page size that is not positive is refused.',
    reach: { location: ownLocations, student_id: ownStudents, program_id: roomsOfOwnLocations },
    input: {
      location: id(Location).optional(),
      program_id: id(Room).optional(),
      student_id: id(Student).optional(),
      status: choice('draft', 'published').optional(),
      search: text(0, 80).optional(),
      sort: portfolioSorts.input,
      ...page,
    },
    where: (_, { location, program_id, student_id, status, search }) => [
      matching(Portfolio, { student_id, status }),
      ofStudent('location_id', location),
      ofStudent('room_id', program_id),
      search?.trim() &&
        sql<boolean>`(${containing('portfolio.name', search)} or exists (select 1 from student st
          where st.id = portfolio.student_id and ${containing('st.full_name', search)}))`,
    ],
    order: ({ sort }) => portfolioSorts.order(sort, ['-start_date']),
  }),
  portfolio: portfolios.read({ about: 'Answers one portfolio with its sections for editing; an unknown id is null.' }),
  portfolioPreview: query({
    rule: 'user',
    about: 'Answers a portfolio as contacts see it: they get published ones of own students, and null of any other.',
    reach: { id: orNothing(ownPortfolios), rows: ownPortfolios },
    input: { id: id(Portfolio) },
    answer: one(Portfolio),
    run: (_, i) => byId(Portfolio, i.id),
  }),
  getStudentPortfolios: query({
    rule: 'user',
    about:
      'Lists the portfolios of a student, the latest first: contacts the published ones; one out of reach is refused.',
    reach: { student_id: studentsWithPortfolios, rows: ownPortfolios },
    input: { student_id: id(Student) },
    answer: list(Portfolio),
    run: (_, i) => rows(Portfolio, { where: () => [matching(Portfolio, i)], order: ['-start_date'] }),
  }),
  portfolioChanged: subscription({
    rule: 'teacher',
    about: 'Tells that a portfolio in reach was changed, so that who has it open reads it anew.',
    reach: { id: portfoliosLookedAfter },
    input: { id: id(Portfolio) },
    answer: object({ id: out.id }, 'PortfolioChange'),
    listensTo: ['portfolio'],
    match: ({ kind, ids = [] }, i) => kind === 'resync' || ids.includes(i.id),
    run: (_, i) => ({ id: i.id }),
  }),
  createPortfolio: portfolios.add({
    about:
      'Begins a draft with the observations of the days, in the first of the sections; an end before the start gets Error.',
    reach: { student_id: orError(studentsLookedAfter) },
    input: {
      student_id: id(Student),
      ...days,
      name: text(0, 120).optional(),
      sections: listOf(sectionForm, MOST_SECTIONS).optional(),
    },
    run: (_, { sections: __, name = '', ...values }) => wrongDays(values) ?? { set: { ...values, name } },
    afterwards: async (ctx, portfolio, { sections: asked = [] }) => {
      const first: readonly SectionForm[] = [
        { name: ctx.request.language === 'es' ? 'Observaciones' : 'Observations' },
      ];
      const ids: number[] = [];
      for (const [sort, { name, text: words = '', progress }] of (asked.length > 0 ? asked : first).entries()) {
        const row = { portfolio_id: portfolio.id, name, text: words, progress, sort, updated_at: ctx.now() };
        ids.push(await insertRow(ctx, 'portfolio_section', row));
      }
      await gatherObservations(ctx, portfolio, ids[0] ?? 0);
      await gatherProgress(ctx, portfolio.id);
    },
    says: message('portfolios.created'),
  }),
  savePortfolioDates: portfolios.change({
    about:
      'Changes the days of a draft, and its name; its moments stay, its progress is gathered anew. An end before the start gets Error.',
    input: { ...days, name: text(0, 120).optional() },
    seen: true,
    from: ['draft'],
    run: (_, __, values) => wrongDays(values) ?? { set: values },
    afterwards: (ctx, { id }) => gatherProgress(ctx, id),
    says: message('portfolios.saved'),
  }),
  publishPortfolio: portfolios.act({
    about:
      'Publishes a draft as it stands and tells the contacts of the student; an empty or already published one gets Error.',
    from: ['draft'],
    confirms: { PUBLISH: 'always: who is told, by name, and how much it shows' },
    run: publish,
    to: 'published',
    says: message('portfolios.publishedNow'),
  }),
  correctPortfolio: portfolios.act({
    rule: 'manager',
    about: 'Makes a draft of all that a published portfolio holds; once published it takes its place for the family.',
    from: { published: true },
    run: correct,
    says: message('portfolios.correcting'),
  }),
  deletePortfolio: portfolios.remove({
    about: 'Deletes a portfolio; a published one needs manager, and an unknown id gets Error.',
    run: mayRemove,
    says: message('portfolios.removed'),
  }),
  addPortfolioSection: sections.add({
    about: 'Adds a section to a draft, at its end or at the place of `order`; an empty name gets Error.',
    reach: { id: orError(portfoliosLookedAfter) },
    input: { id: id(Portfolio), ...sectionForm },
    run: async (ctx, { id: portfolio_id, name, text: words = '', progress }) => {
      await lockDraft(ctx, portfolio_id);
      return { set: { portfolio_id, name, text: words, progress, sort: MOST_SECTIONS } };
    },
    afterwards: async (ctx, { id: section, portfolio_id, progress }, { order = MOST_SECTIONS }) => {
      await placeSection(ctx, portfolio_id, section, order);
      if (progress) await gatherProgress(ctx, portfolio_id, section);
    },
    says: ({ name }) => message('portfolios.sectionAdded', { name }),
  }),
  updatePortfolioSection: sections.change({
    about: 'Changes what is given of a section, over nothing saved since `seen`; an unknown id gets Error.',
    input: { ...sectionForm, name: text(1, 120).optional() },
    answer,
    seen: true,
    run: async (ctx, section, { order, ...values }) => {
      await lockDraft(ctx, section.portfolio_id);
      if (order !== undefined) await placeSection(ctx, section.portfolio_id, section.id, order);
      return { set: values };
    },
    afterwards: async (ctx, { id: section, portfolio_id }, { progress }) => {
      if (progress !== undefined) await gatherProgress(ctx, portfolio_id, section);
    },
    says: message('portfolios.saved'),
  }),
  deletePortfolioSection: sections.remove({
    about: 'Takes a section out of a draft with its moments; what was recorded stays. An unknown id gets Error.',
    run: async (ctx, { portfolio_id }) => {
      await lockDraft(ctx, portfolio_id);
    },
    says: ({ name }) => message('portfolios.sectionRemoved', { name }),
  }),
  addPortfolioActivities: mutation({
    rule: 'teacher',
    ...writing,
    about:
      'Puts recorded moments of the student into a section of a draft; one of another student, for staff alone or not approved gets Error.',
    reach: {
      id: orError(portfoliosLookedAfter),
      section: orError(sectionsLookedAfter),
      activities: orError(ownActivities),
    },
    input: addingInput,
    answer,
    run: addActivities,
  }),
  removePortfolioActivity: mutation({
    rule: 'teacher',
    ...writing,
    about: 'Takes a moment out of a draft; what was recorded stays. One that is not inside gets Error.',
    reach: { id: orError(portfoliosLookedAfter), activity: orError(ownActivities) },
    input: removingInput,
    answer,
    run: removeActivity,
  }),
};
