import { type Act, around, latest } from '../choices.ts';
import { studentIn } from './invoices.ts';

const PERIODS = ['weekly', 'biweekly', 'monthly', 'monthly', 'daily'];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
/** More plans of a center at once would leave room for nothing else. */
const MOST_PLANS = 6;

/** What is done with plans, absences and the rooms children are in. */
export const planActs: readonly Act[] = [
  {
    weight: 1,
    wish: (choices) => {
      const { random } = choices;
      const { id, place } = studentIn(choices);
      if (choices.plans.length > MOST_PLANS && random.happens(0.8)) return null;
      const days = random.happens(0.4) ? { days: random.shuffled(WEEKDAYS).slice(0, random.between(1, 4)) } : {};
      const args = {
        student_id: id,
        name: 'Care',
        period: random.pick(PERIODS),
        amount: random.between(1_000, 120_000),
        ...days,
      };
      return {
        call: 'createBillingPlan',
        args: { ...args, category: random.pick(place.categories), date: around(choices, 20, 20) },
      };
    },
  },
  {
    weight: 1,
    wish: (choices) => {
      const id = latest(choices, choices.plans);
      if (id === null) return null;
      const amount = choices.random.happens(0.7) ? { amount: choices.random.between(1_000, 120_000) } : {};
      const date = choices.random.happens(0.4) ? { date: around(choices, 5, 50) } : {};
      return { call: 'updateBillingPlan', args: { id, ...amount, ...date } };
    },
  },
  {
    weight: 1,
    wish: (choices) => {
      const id = latest(choices, choices.plans);
      return id === null ? null : { call: 'pauseBillingPlan', args: { id, date: around(choices, 2, 40) } };
    },
  },
  {
    weight: 1,
    wish: (choices) => {
      const id = latest(choices, choices.plans);
      return id === null ? null : { call: 'unpauseBillingPlan', args: { id } };
    },
  },
  {
    weight: 1,
    wish: (choices) => {
      const id = latest(choices, choices.plans);
      return id === null ? null : { call: 'deactivateBillingPlan', args: { id, date: around(choices, 2, 60) } };
    },
  },
  {
    weight: 0.3,
    wish: (choices) => {
      const id = latest(choices, choices.plans);
      return id === null ? null : { call: 'deleteBillingPlan', args: { id } };
    },
  },
  {
    weight: 1,
    wish: (choices) => {
      const { id } = studentIn(choices);
      const start_date = around(choices, 3, 10);
      const end_date = choices.random.happens(0.7) ? start_date : around(choices, -10, 14);
      return { call: 'createStudentAbsence', args: { student_id: id, start_date, end_date, reason: 'Sick' } };
    },
  },
  {
    weight: 0.5,
    wish: (choices) => {
      const id = latest(choices, choices.absences);
      return id === null ? null : { call: 'deleteStudentAbsence', args: { id } };
    },
  },
  {
    weight: 0.4,
    wish: (choices) => {
      const { id, place } = studentIn(choices);
      const to = choices.world.locations.find((one) => one.id !== place.id);
      return to
        ? { call: 'transferStudents', args: { students: [id], location_id: to.id, program_id: to.room, users: true } }
        : null;
    },
  },
];
