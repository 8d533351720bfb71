import { isMeal } from '@nestling/rules/food/meals.ts';
import { sql } from 'kysely';
import { EXPORT_TYPES } from '../../files/content-types.ts';
import { exportSheet } from '../../files/sheet/export-sheet.ts';
import type { Column } from '../../files/sheet/sheet.ts';
import { done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { choice, type InputOf } from '../../kernel/call/input.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { Export } from '../../model/export/entity.ts';
import { claimOf, countedIn } from './claim.ts';

const mealReports = ['claim', 'counts', 'checks', 'eligibility', 'production'] as const;

const types = Object.keys(EXPORT_TYPES).filter((name): name is keyof typeof EXPORT_TYPES => name in EXPORT_TYPES);
export const exportInput = { report: choice(...mealReports), type: choice(...types).optional() };
interface Asked extends InputOf<typeof exportInput> {
  readonly location: number;
  readonly month: string;
}

/** Makes the file of a month's claim or of what stands behind it, and leaves in the trail who took it. */
export const exportMeals = async (ctx: Ctx, { location, month, report, type = 'csv' }: Asked) => {
  const { name: place } = await ctx.db
    .selectFrom('location')
    .select('name')
    .where('id', '=', location)
    .executeTakeFirstOrThrow();
  // After a statement: the language of the account is known then, and not that of the browser alone.
  const w = textsIn(ctx.request);
  const meal = (word: string): string => (isMeal(word) ? w[`food.meal.${word}`] : word);
  const category = (word: string | null): string =>
    word === 'free' || word === 'reduced' ? w[`food.category.${word}`] : w['food.category.paid'];
  const title = w[`food.report.${report}`];
  const text = <R>(head: string, value: (row: R) => string | null): Column<R> => ({ head, kind: 'text', value });
  const day = <R>(value: (row: R) => string): Column<R> => ({ head: w['food.column.date'], kind: 'date', value });
  const count = <R>(head: string, value: (row: R) => number): Column<R> => ({
    head,
    kind: 'number',
    value,
    total: true,
  });
  const save = <R>(rows: readonly R[], columns: readonly Column<R>[], notes: readonly string[] = []) =>
    exportSheet(ctx, type, `${place} ${title} ${month}`, {
      title,
      subtitle: `${place}, ${month}`,
      columns,
      rows,
      notes,
    });
  const makers = {
    claim: async () => {
      const claim = await claimOf(ctx, location, month);
      return save(
        claim.lines,
        [
          text(w['food.column.meal'], (line) => meal(line.meal)),
          text(w['food.column.category'], (line) => category(line.category)),
          count(w['food.column.counted'], (line) => line.counted),
          count(w['food.column.claimed'], (line) => line.claimed),
        ],
        [w['food.note.limit'], w['food.note.due']({ date: claim.due_date })],
      );
    },
    counts: async () =>
      save(await countedIn(ctx, location, month), [
        day((row) => row.date),
        text(w['food.column.meal'], (row) => meal(row.meal)),
        text(w['food.column.student'], (row) => row.student_name),
        text(w['food.column.category'], (row) => category(row.category)),
      ]),
    checks: async () =>
      save((await claimOf(ctx, location, month)).issues, [
        day((row) => row.date),
        text(w['food.column.meal'], (row) => meal(row.meal)),
        text(w['food.column.student'], (row) => row.student_name),
        text(w['food.column.rule'], (row) => w[`food.rule.${row.rule}`]),
        text(w['food.column.source'], (row) => row.source),
      ]),
    eligibility: async () => {
      const { rows } = await sql<{ name: string; category: string; start: string; end: string }>`
        select st.full_name as name, e.category, to_char(e.start_date, 'YYYY-MM-DD') as start,
          to_char(e.end_date, 'YYYY-MM-DD') as end
        from meal_eligibility e join student st on st.id = e.student_id
        where st.location_id = ${location}
          and e.start_date < ${`${month}-01`}::date + interval '1 month' and e.end_date >= ${`${month}-01`}::date
        order by st.lname, st.fname, e.start_date`.execute(ctx.db);
      return save(rows, [
        text(w['food.column.student'], (row) => row.name),
        text(w['food.column.category'], (row) => category(row.category)),
        { head: w['food.column.from'], kind: 'date', value: (row) => row.start },
        { head: w['food.column.until'], kind: 'date', value: (row) => row.end },
      ]);
    },
    production: async () => {
      const { rows } = await sql<{
        date: string;
        meal: string;
        item: string;
        prepared: string;
        leftover: string | null;
        served: number;
      }>`
        select to_char(p.date, 'YYYY-MM-DD') as date, p.meal, i.name as item, p.prepared, p.leftover,
          (select count(*)::int from meal_count c where c.location_id = p.location_id
            and c.date = p.date and c.meal = p.meal) as served
        from meal_production p join food_item i on i.id = p.food_item_id
        where p.location_id = ${location}
          and p.date >= ${`${month}-01`}::date and p.date < ${`${month}-01`}::date + interval '1 month'
        order by p.date, p.meal, i.name`.execute(ctx.db);
      return save(rows, [
        day((row) => row.date),
        text(w['food.column.meal'], (row) => meal(row.meal)),
        text(w['food.column.item'], (row) => row.item),
        { head: w['food.column.served'], kind: 'number', value: (row) => row.served },
        text(w['food.column.prepared'], (row) => row.prepared),
        text(w['food.column.leftover'], (row) => row.leftover),
      ]);
    },
  };
  const file = await makers[report]();
  ctx.audit({ entity: Export, id: location, after: { report: `meals ${report}`, type, month } });
  return done(message('food.reportMade'), { file });
};
