import type { Answer, MadeInvoice, Model, Observed, Operation } from './interface.ts';

interface Plan {
  readonly id: number;
  readonly student: number;
  from: string;
  /** The first day it no longer holds. */
  until: string | null;
  deleted: boolean;
  everPaused: boolean;
  /** By day: billed when its month is over, for what was attended. */
  readonly byAttendance: boolean;
  readonly amounts: Set<number>;
  readonly periods: Map<string, { end: string; sum: number }>;
}

const newPlan = (id: number, student: number, from: string, amounts: readonly number[], period: unknown): Plan => ({
  id,
  student,
  from,
  byAttendance: period === 'daily',
  until: null,
  deleted: false,
  everPaused: false,
  amounts: new Set(amounts),
  periods: new Map(),
});
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Plans of a center: what is billed of them and when. */
export class Plans implements Model {
  private readonly plans = new Map<number, Plan>();
  /** Children with a discount: their prices are not foretold. */
  private readonly ruled = new Set<number>();
  private found: string[] = [];

  follow(operation: Operation, answer: Answer): readonly string[] {
    this.found = [];
    for (const made of answer.made.invoices) {
      if (made.plan === null || made.from_invoice !== null || made.late_fee_of !== null) continue;
      this.say(operation.call === 'day', `${operation.call} made an invoice of plan ${made.plan}`);
      this.period(made);
    }
    if (answer.status === 'Success') this.did(operation, answer);
    return this.found;
  }

  compare({ today }: Observed): readonly string[] {
    this.found = [];
    this.billedTo(today);
    return this.found;
  }

  private say(condition: boolean, what: string): void {
    if (!condition) this.found.push(what);
  }

  /** Periods of a plan follow each other, none is billed twice, none lies after its end. */
  private period(made: MadeInvoice): void {
    const { id, plan: planId, period_start: start, period_end: end, total } = made;
    const plan = this.plans.get(planId ?? 0);
    this.say(plan !== undefined && start !== null && end !== null, `invoice ${id} is of a plan or period nobody made`);
    if (!plan || start === null || end === null) return;
    this.say(!plan.deleted, `plan ${plan.id} is deleted and billed`);
    this.say(
      plan.until === null || start < plan.until,
      `plan ${plan.id} ended ${plan.until} and is billed from ${start}`,
    );
    this.say(end >= plan.from, `plan ${plan.id} began ${plan.from} and is billed to ${end}`);
    for (const [other, { end: last }] of plan.periods)
      this.say(other === start || start > last || end < other, `plan ${plan.id} is billed twice from ${start}`);
    const before = plan.periods.get(start)?.sum ?? 0;
    plan.periods.set(start, { end, sum: before + total });
    const most = Math.max(...plan.amounts);
    this.say(
      plan.byAttendance || before + total <= most,
      `plan ${plan.id} of ${most} is billed ${before + total} from ${start}`,
    );
  }

  private did({ call, args, on }: Operation, { made }: Answer): void {
    const plan = this.plans.get(number(args.id) ?? 0);
    const amount = number(args.amount);
    if (call === 'createBillingPlan')
      for (const { id } of made.plans)
        this.plans.set(
          id,
          newPlan(id, number(args.student_id) ?? 0, text(args.date) ?? on, [amount ?? 0], args.period),
        );
    else if (call === 'updateBillingPlan' && plan) {
      if (amount !== null) plan.amounts.add(amount);
      // One that has billed nothing begins on another day; any other is billed up to it.
      if (plan.periods.size === 0) plan.from = text(args.date) ?? plan.from;
    } else if (call === 'pauseBillingPlan' && plan) plan.everPaused = true;
    else if (call === 'deactivateBillingPlan' && plan) plan.until = text(args.date) ?? on;
    else if (call === 'deleteBillingPlan' && plan) plan.deleted = true;
    else if (call === 'transferStudents') this.moved(made, args);
    else if (['updateStudentAccountDetail', 'createSubsidy', 'createStudentAbsence'].includes(call))
      this.ruled.add(number(args.student_id) ?? 0);
  }

  /** Who moves takes its plans along or ends them; which of it, is not foretold. */
  private moved(made: Answer['made'], { students }: Operation['args']): void {
    const movers = new Set(Array.isArray(students) ? students.map(Number) : []);
    for (const plan of this.plans.values()) if (movers.has(plan.student)) plan.everPaused = true;
    for (const { id } of made.plans) {
      const like = [...this.plans.values()].filter(({ student }) => movers.has(student));
      const amounts = like.flatMap((one) => [...one.amounts]);
      this.plans.set(id, { ...newPlan(id, like[0]?.student ?? 0, '', amounts, ''), everPaused: true });
    }
  }

  /** A plan that holds today has been billed for today: its end or a change ahead stops nothing. */
  private billedTo(today: string): void {
    for (const plan of this.plans.values()) {
      const until = plan.until ?? '9999';
      if (plan.deleted || plan.everPaused || plan.byAttendance || plan.from >= today || until <= today) continue;
      if (this.ruled.has(plan.student)) continue;
      const covered = [...plan.periods].some(([start, { end }]) => start <= today && end >= today);
      this.say(covered, `plan ${plan.id} from ${plan.from} to ${until} is not billed for ${today}`);
    }
  }
}
