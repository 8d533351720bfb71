import { sql } from 'kysely';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { date, id, int, listOf, richText, text } from '../../../kernel/call/input.ts';
import { constraint } from '../../../kernel/call/refusals.ts';
import { mondayOf } from '../../../kernel/lib/local-time.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { deleteRows, insertRows } from '../../../kernel/write/write-rows.ts';
import { WebsiteMenuOption, WebsiteMenuWeek } from '../website.entities.ts';
import { img } from '../website.inputs.ts';
import { menuOptions, menuWeeks } from '../website.reach.ts';
import { content } from './content.ts';
import { gone, says } from './says.ts';
import { textsOf } from './texts.ts';

constraint('website_menu_option_name', 'name', 'TAKEN', message('website.nameTaken'));
constraint('website_menu_week_date', 'date', 'TAKEN', message('website.weekTaken'));

export const menuOptionCalls = content(WebsiteMenuOption, {
  name: 'MenuOption',
  names: 'MenuOptions',
  called: 'website menu option',
  reach: menuOptions,
  required: { name: text(1, 200) },
  optional: {
    details: richText(5_000).nullish(),
    img,
    name_es: text(0, 200).nullish(),
    details_es: richText(5_000).nullish(),
  },
  bad: 'a name that exists gets Error',
  columns: (_, given) => ({
    set: { name: given.name, ...textsOf(given, 'name_es', 'details', 'details_es', 'img') },
  }),
  held: async ({ db }, { id: option }) => {
    const { rows } = await sql`select 1 from website_menu_week_option where option_id = ${option} limit 1`.execute(db);
    return rows.length > 0 ? declined(message('website.inUse'), { field: 'id', code: 'IN_USE' }) : undefined;
  },
  order: ['name'],
  gone,
  says,
});

/** Dishes of a week, told by day: 1 is Monday. */
const options = listOf({ day: int(1, 7), option: id(WebsiteMenuOption) }, 100).optional();

const isDish = (one: unknown): one is { readonly day: number; readonly option: number } =>
  typeof one === 'object' && one !== null && 'day' in one && 'option' in one;

const replaceOptions = async (ctx: Ctx, week: number, given: unknown): Promise<void> => {
  if (!Array.isArray(given)) return;
  await deleteRows(ctx, 'website_menu_week_option', { week_id: week });
  const dishes = new Map(given.filter(isDish).map(({ day, option }) => [`${day} ${option}`, { day, option }]));
  const lines = [...dishes.values()].map(({ day, option }, sort) => ({ week_id: week, day, option_id: option, sort }));
  if (lines.length > 0) await insertRows(ctx, 'website_menu_week_option', lines);
};

export const menuWeekCalls = content(WebsiteMenuWeek, {
  name: 'MenuWeek',
  names: 'MenuWeeks',
  called: 'website menu week',
  reach: menuWeeks,
  required: { date: date() },
  optional: { options },
  bad: 'a week that exists gets Error',
  ids: { 'options.option': orError(menuOptions) },
  columns: (ctx, given) => ({
    set: { date: given.date === undefined ? undefined : mondayOf(given.date) },
    afterwards: (week) => replaceOptions(ctx, week, given.options),
  }),
  order: ['-date'],
  gone,
  says,
});
