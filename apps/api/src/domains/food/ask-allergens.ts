import { message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { Student } from '../../model/student/entity.ts';
import { clashesAtPlate } from './clashes.ts';

interface Plate {
  readonly students: readonly number[];
  readonly date: string;
  /** What was typed; without it the menu of the day counts, of `meal`. */
  readonly food?: string;
  readonly meal?: string;
}

/**
 * Asks before a meal is written down that a child must not have eaten, by name and allergen. What was typed is what was on
 * the plate; where nothing was, it is what the menu serves at that meal.
 */
export const askAboutAllergens = async (
  ctx: Ctx,
  plate: Plate,
  nameOf: (student: number) => string | undefined = () => undefined,
): Promise<void> => {
  const clashes = await clashesAtPlate(ctx, plate);
  for (const { student_id, student_name, item_name, word, kind, served } of clashes) {
    if (kind !== 'allergy' || (plate.food !== undefined && !served)) continue;
    const child = nameOf(student_id) ?? student_name;
    ctx.confirm({
      code: 'ALLERGEN',
      title: message('confirm.allergen', { child, allergy: word }),
      lines: [message('confirm.allergenLine', { child, allergy: word, food: item_name })],
      about: { entity: Student, id: student_id },
    });
  }
};
