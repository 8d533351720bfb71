import { message } from '../../kernel/call/call.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import { type Speech, textsIn } from '../../kernel/call/languages.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { notRemindedYet } from '../../model/reminder/reminded.ts';
import { remindPeople } from '../notifications/notifications.door.ts';
import type { Owing } from './owing.ts';

/** A form of which people are told on a day of its location; `due`: until when it is to be handed in. */
export interface Told {
  readonly id: number;
  readonly name: string;
  readonly due: string | null;
  readonly day: string;
}

/** Why: nobody has answered yet, or all are to answer again. */
export type Why = 'remind' | 'again';

const occasion = ({ id, day }: Told) => ({ of: 'form', id, day }) as const;

/** Those of some who were not told of the form on its day yet. */
export const notToldYet = (ctx: Pick<WorkContext, 'db'>, form: Told, people: readonly Owing[]): Promise<Owing[]> =>
  notRemindedYet(ctx, occasion(form), people);

const wordsOf = (why: Why, { name, due }: Told, children: readonly string[]) =>
  why === 'remind'
    ? { subject: message('forms.remindSubject', { name }), line: message('forms.remindLine', { name, children, due }) }
    : { subject: message('forms.againSubject', { name }), line: message('forms.againLine', { name, children, due }) };

/**
 * Tells people of a form they owe, by notice and, who has an address, by letter: each once a day of its location, whoever asks
 * for it and why. Answers how many were.
 */
export const tellOwing = async (
  ctx: WorkContext,
  form: Told,
  people: readonly Owing[],
  { why, speech }: { readonly why: Why; readonly speech: Speech },
): Promise<number> => {
  const told = await remindPeople(ctx, occasion(form), people, {
    notice: { kind: 'forms', facts: { act: why === 'remind' ? 'remind' : 'shared', name: form.name } },
    letter: 'form_reminder',
    words: ({ staff, children }) => {
      const { subject, line } = wordsOf(why, form, children);
      const path = staff ? '/shared/forms' : '/user/students/forms';
      return { subject, lines: [line], button: { label: message('forms.remindOpen'), path } };
    },
    speech,
  });
  const line = { form_id: form.id, subject: wordsOf(why, form, []).subject.in(textsIn(speech)), created_at: ctx.now() };
  await insertRows(
    ctx,
    'form_notification_log',
    told.flatMap(({ name, email }) => [
      { ...line, receiver: name, channel: 'portal' },
      ...(email ? [{ ...line, receiver: email, channel: 'mail' }] : []),
    ]),
  );
  return told.length;
};
