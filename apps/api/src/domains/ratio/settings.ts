import { type RatioRule, ratioRule } from '@nestling/rules/ratio/rule-sets.ts';
import { declined, done, message, object, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx, ReadContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id, text } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { upsertRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { RatioSetting } from './ratio.entities.ts';

/** The rule a location is held to, with where it is written; everything but the location null where none was chosen. */
export const ratioSetting = object(
  {
    location: out.id,
    rule: outOrNull(out.text),
    name: outOrNull(out.text),
    citation: outOrNull(out.text),
    source: outOrNull(out.text),
    verified: outOrNull(out.date),
    chosen_at: outOrNull(out.datetime),
  },
  'RatioSetting',
);

const told = (location: number, rule: RatioRule | undefined, chosen_at: Date | null) => ({
  location,
  rule: rule?.key ?? null,
  name: rule?.name ?? null,
  citation: rule?.citation ?? null,
  source: rule?.source ?? null,
  verified: rule?.verified ?? null,
  chosen_at,
});

interface AtLocation {
  readonly location: Id<'location'>;
}

export const readSetting = async (ctx: ReadContext, { location }: AtLocation) => {
  const row = await ctx.db
    .selectFrom('ratio_setting')
    .select(['rule', 'chosen_at'])
    .where('location_id', '=', location)
    .executeTakeFirst();
  return told(location, row?.rule ? ratioRule(row.rule) : undefined, row?.chosen_at ?? null);
};
export const saveRatioSettingInput = { location: id(Location), rule: text(1, 60).optional() };

/** Holds a location to a rule; without one only its rooms' own limits count. */
export const saveSetting = async (ctx: Ctx, { location, rule }: InputOf<typeof saveRatioSettingInput>) => {
  const found = rule === undefined ? undefined : ratioRule(rule);
  if (rule !== undefined && !found) return declined(message('ratio.unknownRule'), { field: 'rule', code: 'UNKNOWN' });
  const before = await readSetting(ctx, { location });
  const values = { rule: rule ?? null, chosen_at: ctx.now(), chosen_by: ctx.who.user };
  await upsertRow(ctx, 'ratio_setting', { location_id: location }, values);
  ctx.audit({ entity: RatioSetting, id: location, before: { rule: before.rule }, after: { rule: rule ?? null } });
  ctx.publish({ kind: 'team', at: { location } });
  return done(found ? message('ratio.saved', { name: found.name }) : message('ratio.none'));
};
