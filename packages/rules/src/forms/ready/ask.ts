import type { Block, BlockType, Option } from '../blocks.ts';

/** English and Spanish. */
export type Both = readonly [en: string, es: string];

type More = Partial<Omit<Block, 'id' | 'type' | 'label' | 'label_es' | 'help' | 'help_es' | 'options'>> & {
  readonly help?: Both;
};

/** A question, or something that is shown, in both languages. */
export const ask = (type: BlockType, id: string, [label, label_es]: Both, { help, ...more }: More = {}): Block => ({
  id,
  type,
  label,
  label_es,
  ...(help && { help: help[0], help_es: help[1] }),
  ...more,
});

/** A question with choices. */
export const choose = (
  type: 'select' | 'checkbox',
  id: string,
  words: Both,
  options: Readonly<Record<string, Both>>,
  more: More = {},
): Block => ({
  ...ask(type, id, words, more),
  options: Object.entries(options).map(([key, [label, label_es]]): Option => ({ id: key, label, label_es })),
});

/** Yes or no; what hangs on it is shown by `ifYes`. */
export const yesNo = (id: string, words: Both, more: More = {}): Block =>
  choose('select', id, words, { yes1: ['Yes', 'Sí'], no11: ['No', 'No'] }, more);

/** Shown once a question of `yesNo` is answered with yes. */
export const ifYes = (block: string) => ({ show: { block, is: 'equals', value: 'yes1' } }) as const;

/** One box that must be checked before the form can be sent. */
export const agree = (id: string, title: Both, words: Both): Block =>
  choose('checkbox', id, title, { agree: words }, { required: true });

/** The name and day under a form. */
export const signed = (id: string, who: Both): readonly Block[] => [
  ask('signature', id, who, { required: true }),
  ask('date', `${id}day`, ['Date', 'Fecha'], { required: true }),
];
