import { sql } from 'kysely';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { colour, id } from '../../kernel/call/input.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { plainColour } from './save-camera.ts';

/** Sixteen colours that are told apart as dots, light and dark. */
export const palette = [
  '#efb01e',
  '#3d8fe0',
  '#a07545',
  '#8b7fc4',
  '#6ba84f',
  '#e0567a',
  '#2f9e8f',
  '#d9772b',
  '#5a6fd6',
  '#b84fc0',
  '#7a8b2e',
  '#c0483f',
  '#3a8fb0',
  '#9a6b8f',
  '#4f7d5a',
  '#c99a5b',
];
export const checkCameraColorInput = { color_code: colour(), location_id: id(Location), id: id(Camera).optional() };

/** How many other cameras of the location have this colour. */
export const countColour = async (ctx: Ctx, i: InputOf<typeof checkCameraColorInput>) => {
  const { counter } = await ctx.db
    .selectFrom('camera')
    .select(sql<number>`count(*)::int`.as('counter'))
    .where('location_id', '=', i.location_id)
    .where('color_code', '=', plainColour(i.color_code))
    .where('deleted_at', 'is', null)
    .where('id', '!=', i.id ?? 0)
    .executeTakeFirstOrThrow();
  return { status: 'Success', counter };
};
export const suggestcolorsInput = { location_id: id(Location).optional() };

/** Colours of the palette that no camera of the location has yet. */
export const freeColours = async (ctx: Ctx, i: InputOf<typeof suggestcolorsInput>) => {
  const used = await ctx.db
    .selectFrom('camera')
    .select('color_code')
    .where('location_id', '=', i.location_id ?? 0)
    .where('deleted_at', 'is', null)
    .execute();
  const taken = new Set(used.map((camera) => camera.color_code));
  return { colors: palette.filter((color) => !taken.has(color)) };
};
