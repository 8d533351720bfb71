import { blocksClaim, CLAIM_DAYS, type ClaimRule, claimableOf, claimRules } from '@nestling/rules/food/claim.ts';
import { isMeal, type Meal, meals } from '@nestling/rules/food/meals.ts';
import { ageGroupOn, missingFrom, type Served } from '@nestling/rules/food/pattern.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import { addDays } from '../../kernel/lib/local-time.ts';

interface Counted {
  readonly student_id: number;
  readonly student_name: string;
  readonly born: string | null;
  readonly date: string;
  readonly meal: string;
  readonly late: boolean;
  readonly present: boolean;
  readonly category: string | null;
}
interface Issue {
  readonly rule: ClaimRule;
  readonly source: string;
  readonly blocks: boolean;
  readonly student_id: number;
  readonly student_name: string;
  readonly date: string;
  readonly meal: string;
}
interface Line {
  readonly meal: string;
  readonly category: string;
  readonly counted: number;
  readonly claimed: number;
}

/** The counts of a month with what the rules ask of each, in one statement. */
export const countedIn = async (ctx: Ctx, location: number, month: string): Promise<readonly Counted[]> => {
  const { rows } = await sql<Counted>`
    select c.student_id, st.full_name as student_name, to_char(st.dob, 'YYYY-MM-DD') as born,
      to_char(c.date, 'YYYY-MM-DD') as date, c.meal,
      (c.counted_at at time zone z.value)::date <> c.date as late,
      exists (select 1 from attendance a where a.student_id = c.student_id
        and a.date = c.date) as present,
      (select e.category from meal_eligibility e where e.student_id = c.student_id
        and c.date between e.start_date and e.end_date) as category
    from meal_count c
    join student st on st.id = c.student_id
    join location l on l.id = c.location_id join timezone z on z.id = l.timezone_id
    where c.location_id = ${location}
      and c.date >= ${`${month}-01`}::date and c.date < ${`${month}-01`}::date + interval '1 month'
    order by c.date, st.lname, st.fname, c.student_id`.execute(ctx.db);
  return rows;
};

type Menu = ReadonlyMap<string, readonly (Served & { readonly for_infants: boolean })[]>;
const slot = (date: string, meal: string): string => `${date} ${meal}`;

const menuOf = async (ctx: Ctx, location: number, month: string): Promise<Menu> => {
  const { rows } = await sql<{ date: string; meal: string; items: (Served & { for_infants: boolean })[] }>`
    select to_char(w.date + e.day - 1, 'YYYY-MM-DD') as date, e.meal,
      json_agg(json_build_object('components', i.components, 'traits', i.traits, 'for_infants', i.for_infants)) as items
    from food_menu_week w
    join food_menu_entry e on e.location_id = w.location_id and e.week_id = w.id
    join food_item i on i.id = e.food_item_id
    where w.location_id = ${location}
      and w.date + e.day - 1 >= ${`${month}-01`}::date and w.date + e.day - 1 < ${`${month}-01`}::date + interval '1 month'
    group by 1, 2`.execute(ctx.db);
  return new Map(rows.map(({ date, meal, items }) => [slot(date, meal), items]));
};

/** What of a counted meal is against the rules; the daily limit is seen over the whole day. */
const rulesBroken = (one: Counted, menu: Menu): ClaimRule[] => {
  const age = ageGroupOn(one.born, one.date);
  const infant = age === '0-5m' || age === '6-11m';
  const served = menu.get(slot(one.date, one.meal))?.filter(({ for_infants }) => for_infants === infant) ?? [];
  const broken: ClaimRule[] = [];
  if (!one.present) broken.push('absent');
  if (one.born !== null && age === null) broken.push('age');
  if (served.length === 0) broken.push('no_menu');
  else if (age !== null && isMeal(one.meal) && missingFrom(one.meal, age, served).length > 0) broken.push('menu');
  if (one.category === null) broken.push('no_eligibility');
  if (one.late) broken.push('late');
  return broken;
};

const sourceOf = (id: ClaimRule): string => claimRules.find((rule) => rule.id === id)?.source ?? '';

/**
 * The claim of a month ('YYYY-MM') as it stands: what was counted, what of it is claimed by meal and category, and what
 * is in the way. A child without a noted eligibility is claimed as paid.
 */
export const claimOf = async (ctx: Ctx, location: number, month: string) => {
  const counted = await countedIn(ctx, location, month);
  const menu = await menuOf(ctx, location, month);
  const issues: Issue[] = [];
  const lines = new Map<string, { meal: string; category: string; counted: number; claimed: number }>();
  const days = new Map<string, Counted[]>();
  for (const one of counted) {
    const key = `${one.student_id} ${one.date}`;
    days.set(key, [...(days.get(key) ?? []), one]);
  }
  for (const served of days.values()) {
    const broken = new Map(served.map((one) => [one, rulesBroken(one, menu)]));
    const sound = served.filter((one) => !(broken.get(one) ?? []).some(blocksClaim));
    const claimed = new Set(claimableOf(sound.flatMap(({ meal }): Meal[] => (isMeal(meal) ? [meal] : []))));
    for (const one of served) {
      const rules = [...(broken.get(one) ?? [])];
      const takes = sound.includes(one) && isMeal(one.meal) && claimed.has(one.meal);
      if (sound.includes(one) && !takes) rules.push('daily_limit');
      for (const rule of rules)
        issues.push({
          rule,
          source: sourceOf(rule),
          blocks: blocksClaim(rule),
          student_id: one.student_id,
          student_name: one.student_name,
          date: one.date,
          meal: one.meal,
        });
      const category = one.category ?? 'paid';
      const line = lines.get(slot(one.meal, category)) ?? { meal: one.meal, category, counted: 0, claimed: 0 };
      line.counted += 1;
      line.claimed += takes ? 1 : 0;
      lines.set(slot(one.meal, category), line);
    }
  }
  const order = (line: Line): number => meals.findIndex((one) => line.meal === one);
  const sorted: Line[] = [...lines.values()].sort(
    (a, b) => order(a) - order(b) || a.category.localeCompare(b.category),
  );
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  return {
    month,
    due_date: addDays(last, CLAIM_DAYS),
    days: new Set(counted.map(({ date }) => date)).size,
    children: new Set(counted.map(({ student_id }) => student_id)).size,
    lines: sorted,
    issues,
  };
};
