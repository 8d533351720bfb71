import type { LetterDocument } from '@nestling/rules/letters/blocks.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { UserError } from '../../kernel/call/refusals.ts';
import { picturesForLetters } from '../../model/picture/for-anybody.ts';
import type { updateNewsletterInput } from './newsletters.inputs.ts';

/** The pictures a letter shows, by their keys, each once. */
export const picturesOf = ({ blocks }: LetterDocument): readonly string[] => [
  ...new Set(
    blocks
      .flatMap((one) => (one.type === 'columns' ? [...one.left, ...one.right] : [one]))
      .flatMap((one) => (one.type === 'picture' && one.src ? [one.src] : [])),
  ),
];

/** Those of them that may be shown. */
export const shownIn = (ctx: Ctx, letter: LetterDocument): Promise<ReadonlySet<string>> =>
  picturesForLetters(ctx.db, { centre: ctx.who.centre, user: ctx.who.user, now: ctx.now() }, picturesOf(letter));

/** Declines a letter with a picture that is neither the library's nor the caller's own, or that a child, chat or paper uses. */
export const refusePictures = async (
  ctx: Ctx,
  { template, image }: Pick<InputOf<typeof updateNewsletterInput>, 'template' | 'image'>,
): Promise<UserError | null> => {
  const own = { centre: ctx.who.centre, user: ctx.who.user, now: ctx.now() };
  const wanted = template ? picturesOf(template) : [];
  const shown = await picturesForLetters(ctx.db, own, [...wanted, ...(image ? [image] : [])], { hold: true });
  const why = message('newsletters.noPicture');
  if (wanted.some((key) => !shown.has(key))) return declined(why, { field: 'template', code: 'UNKNOWN' });
  return image && !shown.has(image) ? declined(why, { field: 'image', code: 'UNKNOWN' }) : null;
};
