import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { id } from '../../kernel/call/input.ts';
import { Location } from '../../model/location/entity.ts';

/** Colours told apart at a glance, on light and on dark ground, by most who see red and green alike too. */
const palette = [
  '#f2b134',
  '#3e8fd0',
  '#e4573d',
  '#2ba58c',
  '#8f63c9',
  '#e88bb4',
  '#6b8f2e',
  '#b5651d',
  '#1f6f8b',
  '#c2417f',
  '#f08a4b',
  '#5866c4',
  '#94a53a',
  '#a03c4a',
  '#4fb3d9',
  '#7d6e63',
] as const;
export const suggestProgramColorsInput = { location_id: id(Location).optional() };

/** Colours that no room of the location has yet; the whole palette once all are used. */
export const suggestColours = async (ctx: Ctx, { location_id }: InputOf<typeof suggestProgramColorsInput>) => {
  const used = await ctx.db
    .selectFrom('room')
    .select('color_code')
    .where('deleted_at', 'is', null)
    .where('location_id', '=', location_id ?? 0)
    .execute();
  const taken = new Set(used.map((room) => room.color_code?.toLowerCase()));
  const free = palette.filter((colour) => !taken.has(colour));
  return (free.length > 0 ? free : palette).map((color_code) => ({ color_code }));
};
