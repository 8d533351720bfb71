import type { Ctx } from '../../kernel/call/context.ts';
import { clashesAtPlate } from './clashes.ts';

/** Which of the children are allergic to what was typed as their food, and to what. */
export const allergensAtPlate = async (
  ctx: Ctx,
  plate: { readonly students: readonly number[]; readonly date: string; readonly food: string },
) => (await clashesAtPlate(ctx, plate)).filter(({ kind, served }) => kind === 'allergy' && served);
