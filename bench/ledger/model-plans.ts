import { dayAfter, Expecting, ids, int, monthsAfter, sum, text, texts } from './expecting.ts';
import type { Answer, MadeInvoice, Observed, Operation, World } from './interface.ts';

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Days somebody pays, or a plan rests: from one to before another. */
interface Span {
  readonly student: number;
  readonly from: string;
  until: string;
}
interface Plan extends Omit<Span, 'from'> {
  readonly location: number;
  readonly period: string;
  readonly days: readonly string[];
  readonly entered: string;
  /** The first day of its first period; null where it is not followed day by day. */
  from: string | null;
  amount: number;
  pausedFrom: string | null;
  readonly rests: Omit<Span, 'student'>[];
  deleted: boolean;
  /** The last day of what was billed, by its first. */
  readonly bills: Map<string, string>;
}
const EVER = '9999-12-31';
const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Plans of a center: which periods are billed, to the cent and to whom. */
export class Plans extends Expecting {
  private readonly plans = new Map<number, Plan>();
  private readonly shares = new Map<number, Span & { agency: number; amount: number; period: string; at: number }>();
  private readonly payers = new Map<number, Span & { user: number }>();
  private readonly guardians: ReadonlyMap<number, readonly number[]>;
  /** Where each child is. */
  private readonly at: Map<number, number>;
  /** Settings by the days they were said for. */
  private readonly said = new Map<string, { from: string; value: unknown }[]>();
  private readonly absent = new Set<number>();

  constructor({ students }: World) {
    super();
    this.guardians = new Map(students.map((one) => [one.id, one.guardians]));
    this.at = new Map(students.map((one) => [one.id, one.location]));
  }

  follow(operation: Operation, { status, made }: Answer): readonly string[] {
    const own = made.invoices.filter((one) => one.plan !== null && one.from_invoice === null && !one.late_fee_of);
    for (const bills of Map.groupBy(own, ({ plan, period_start }) => `${plan} ${period_start}`).values())
      this.billed(operation.call, bills);
    if (status === 'Success') this.did(operation, made);
    return this.take();
  }
  /** Each day that came, of each plan that was there, stands on a bill: an end or a change ahead stops nothing. */
  compare({ today }: Observed): readonly string[] {
    for (const [id, plan] of this.plans) {
      const isBilled = (day: string) => [...plan.bills].some(([start, end]) => start <= day && day <= end);
      const begin = (k: number) => (plan.deleted ? EVER : this.begin(plan, k));
      for (let k = 0; begin(k) <= today && this.isForetold(plan, begin(k)); k += 1) {
        const missing = this.there(plan, begin(k), begin(k + 1)).find((day) => !isBilled(day));
        this.must(!missing || missing > today, `plan ${id} is not billed for ${missing}`);
      }
    }
    return this.take();
  }
  private on(name: string, day: string): unknown {
    return this.said.get(name)?.findLast(({ from }) => from <= day)?.value;
  }
  /** What is attended, absences that are credited, and plans that moved or began anew are not followed. */
  private isForetold({ from, period, student, location, entered }: Plan, day: string): boolean {
    const credits = this.absent.has(student) && this.on(`credit_absences ${location}`, laterOf(day, entered)) === true;
    return from !== null && period !== 'daily' && !credits;
  }
  /** The first day of the period of a number, from 0. */
  private begin({ from, period }: Plan, k: number): string {
    if (from === null) return EVER;
    return period === 'monthly' ? monthsAfter(from, k) : dayAfter(from, (period === 'weekly' ? 7 : 14) * k);
  }
  /** Days from one to before another that count, and those of them the plan is there. */
  private counted({ days }: Pick<Plan, 'days'>, from: string, next: string): string[] {
    const all = Array.from({ length: (Date.parse(next) - Date.parse(from)) / 86_400_000 }, (_, i) => dayAfter(from, i));
    return all.filter((day) => days.length === 0 || days.includes(WEEK[new Date(day).getUTCDay()] ?? ''));
  }
  private there(plan: Plan, from: string, next: string): string[] {
    const rests = [...plan.rests, { from: plan.pausedFrom ?? EVER, until: EVER }];
    const isThere = (day: string) => !rests.some((rest) => rest.from <= day && day < rest.until);
    return this.counted(plan, from, next).filter((day) => day < plan.until && isThere(day));
  }
  /** The bills of one period: all payers together owe what it costs, and each of them may be asked for it. */
  private billed(call: string, bills: readonly MadeInvoice[]): void {
    const { plan: id, period_start: start, period_end: end } = bills[0] ?? {};
    const plan = this.plans.get(id ?? 0);
    this.must(plan && start && end, `invoices ${bills.map((one) => one.id)} are of no plan or period`);
    if (!plan || !start || !end) return;
    const at = `plan ${id} from ${start} to ${end}`;
    const again = [...plan.bills].find(([first, last]) => start <= last && end >= first);
    this.must(call === 'day' && !plan.deleted && start < plan.until, `${at}: billed by ${call}, ended ${plan.until}`);
    this.must(!again, `${at}: billed already from ${again}`);
    plan.bills.set(start, end);
    for (const one of bills) this.mayBeAsked(at, plan, one);
    const total = sum(bills.map((one) => one.total));
    const price = this.isForetold(plan, this.around(plan, start)[0]) ? this.price(plan, start) : total;
    this.must(total === price, `${at}: billed ${total}, it costs ${price}`);
  }
  /** The first days of the period around a day and of the one after it. */
  private around(plan: Plan, day: string): readonly [string, string] {
    let k = 0;
    while (this.begin(plan, k + 1) <= day) k += 1;
    return [this.begin(plan, k), this.begin(plan, k + 1)];
  }
  /** By what held as the period began, or as its plan was entered. */
  private price(plan: Plan, start: string): number {
    const [begin, next] = this.around(plan, start);
    const terms = laterOf(begin, plan.entered);
    const all = this.counted(plan, begin, next).length;
    const there = this.there(plan, start, next).length;
    const isProrated = this.on(`prorate ${plan.location}`, terms) ?? true;
    const part = isProrated ? Math.floor((2 * plan.amount * there + all) / (2 * all)) : plan.amount;
    return part - Math.round((part * int(this.on(`discount ${plan.student}`, terms))) / 10_000);
  }
  private mayBeAsked(at: string, plan: Plan, { id, user, agency, total, period_start, period_end }: MadeInvoice): void {
    const [start, end] = [period_start ?? '', period_end ?? ''];
    const last = laterOf(end, plan.entered);
    const holds = (one: Span) => one.student === plan.student && one.from <= last && one.until > start;
    const users = [...this.payers.values()].filter(holds).map((payer) => payer.user);
    const weeks = this.counted({ days: [] }, start, dayAfter(end)).length / 7;
    const times = { daily: 7 * weeks, weekly: Math.ceil(weeks) + 1, biweekly: Math.ceil(weeks / 2) + 1, monthly: 1 };
    const shares = [...this.shares.values()].filter((share) => share.agency === agency && holds(share));
    const most = sum(shares.map(({ amount, period }) => amount * int(Reflect.get(times, period))));
    const isPayer = user !== null && [...users, this.guardians.get(plan.student)?.[0]].includes(user);
    const isDue = agency === null ? isPayer : total <= most;
    this.must(isDue, `${at}: invoice ${id} of ${total} for ${user}, agency ${agency}`);
  }
  private did({ call, args, on }: Operation, made: Answer['made']): void {
    const plan = this.plans.get(int(args.id));
    const share = this.shares.get(int(args.id));
    const payer = this.payers.get(int(args.id));
    const [student, day] = [int(args.student_id), text(args.date)];
    const end = text(args.end_date);
    const span = { student, from: text(args.start_date) ?? on, until: end ? dayAfter(end) : EVER };
    const given = { amount: int(args.amount), period: String(args.period) };
    const fresh = { student, entered: on, from: day ?? on, until: EVER, pausedFrom: null, deleted: false };
    if (call === 'createBillingPlan')
      for (const { id, location } of made.plans)
        this.plans.set(id, { ...fresh, ...given, location, days: texts(args.days), rests: [], bills: new Map() });
    else if (call === 'updateBillingPlan' && plan) {
      // One that has billed something begins anew on that day, and is followed no more.
      if (day) plan.from = plan.from && (plan.from > on || plan.entered === on) ? day : null;
      plan.amount = int(args.amount) || plan.amount;
    } else if (call === 'pauseBillingPlan' && plan) plan.pausedFrom = day;
    else if (call === 'unpauseBillingPlan' && plan) {
      if (plan.pausedFrom && plan.pausedFrom < on) plan.rests.push({ from: plan.pausedFrom, until: on });
      plan.pausedFrom = null;
    } else if (call === 'deactivateBillingPlan' && plan) plan.until = day ?? on;
    else if (call === 'deleteBillingPlan' && plan) plan.deleted = true;
    else if (call === 'transferStudents') this.moved(made, on, ids(args.students), int(args.location_id));
    else if (call === 'createStudentAbsence') this.absent.add(student);
    else if (call === 'addStudentPayer')
      for (const { id } of made.payers) this.payers.set(id, { ...span, user: int(args.user_id) });
    else if (call === 'removeStudentPayer' && payer) payer.until = on;
    else if (call === 'createSubsidy')
      for (const { id } of made.subsidies)
        this.shares.set(id, { ...span, ...given, agency: int(args.agency_id), at: int(this.at.get(student)) });
    else if (call === 'updateSubsidy' && share) {
      share.amount = Math.max(share.amount, int(args.amount));
      // An agency authorizes care at one place.
      const isHere = this.at.get(share.student) === share.at;
      this.must(!end || isHere || span.until <= share.until, `share ${args.id} outlasts a move, to ${end}`);
      if (end) share.until = span.until;
    } else if (call === 'deleteSubsidy' && share) share.until = on;
    else if (call === 'saveBillingSetting' || call === 'updateStudentAccountDetail')
      for (const [key, value] of Object.entries(args.settings ?? {}))
        this.say(`${key} ${args.location_id ?? student}`, text(args.effective_date) ?? on, value);
  }
  /** Said from a day on it holds on every later one; said as it is on that day, it changes nothing. */
  private say(name: string, from: string, value: unknown): void {
    const before = (this.said.get(name) ?? []).filter((one) => one.from < from);
    if (this.on(name, from) !== value) this.said.set(name, [...before, { from, value }]);
  }
  /** Who moves takes its plans along or ends them, and what agencies pay ends. */
  private moved({ plans }: Answer['made'], on: string, students: readonly number[], to: number): void {
    const own = [...this.plans.values()].filter(({ student }) => students.includes(student));
    for (const plan of own) plan.from = null;
    for (const id of students) this.at.set(id, to);
    for (const share of this.shares.values())
      if (students.includes(share.student) && share.until > on) share.until = on;
    for (const like of own.slice(0, 1))
      for (const { id, location } of plans)
        this.plans.set(id, { ...like, location, entered: on, until: EVER, deleted: false, bills: new Map() });
  }
}
