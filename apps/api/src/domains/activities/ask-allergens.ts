import { message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { allergensAtPlate } from '../food/food.door.ts';
import type { Child } from './children.ts';

/** Rows of the calls that write down what a child has eaten. */
export const asksAllergen = { ALLERGEN: 'where a child is allergic to the food: which child, and to what' } as const;

/** Asks before a meal is written down that a child must not have eaten, by name and allergen. */
export const askAboutAllergens = async (
  ctx: Ctx,
  date: string,
  food: unknown,
  students: readonly number[],
  children: readonly Child[],
): Promise<void> => {
  if (typeof food !== 'string' || food === '') return;
  const clashes = await allergensAtPlate(ctx, { students, date, food });
  for (const { student_id, student_name, item_name, word } of clashes) {
    const child = children.find(({ id }) => id === student_id)?.name ?? student_name;
    ctx.confirm({
      code: 'ALLERGEN',
      title: message('confirm.allergen', { child, allergy: word }),
      lines: [message('confirm.allergenLine', { child, allergy: word, food: item_name })],
      about: { entity: 'Student', id: student_id },
    });
  }
};
