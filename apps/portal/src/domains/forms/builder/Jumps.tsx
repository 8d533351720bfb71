import { Select } from '@mantine/core';
import type { AnyBlock } from '@nestling/blocks/schema.ts';
import { useEditorState } from '@nestling/editor/context.ts';
import { END, type Option } from '@nestling/rules/forms/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import classes from './builder.module.css';
import { builderWords } from './words.ts';

/** What no id of a section is. */
const ON = '';

/**
 * Where each answer to one choice leads: the next section, one further down, or the end. Nothing while no section stands below
 * and no answer leads anywhere.
 */
export const Jumps = ({
  block,
  options,
  onChange,
}: {
  block: AnyBlock;
  options: readonly Option[];
  onChange: (options: readonly Option[]) => void;
}) => {
  const t = useWords(builderWords);
  const { blocks } = useEditorState(({ history }) => history.now);
  const at = blocks.findIndex(({ id }) => id === block.id);
  const sections = blocks
    .filter(({ type }) => type === 'page')
    .map(({ id, ...page }, i) => ({
      id,
      title: 'label' in page && page.label ? String(page.label) : t('section', { at: i + 2 }),
    }));
  const below = sections.filter(({ id }) => blocks.findIndex((one) => one.id === id) > at);
  if (!options.some(({ go }) => go !== undefined) && (block.type !== 'select' || below.length === 0)) return null;
  const lead = (id: string, to: string) =>
    onChange(
      options.map((option) => {
        if (option.id !== id) return option;
        const { go: _, ...plain } = option;
        return to === ON ? plain : { ...plain, go: to };
      }),
    );
  return (
    <fieldset className={classes.options}>
      <legend>{t('leads')}</legend>
      <p className={classes.note}>{t('leadsHelp')}</p>
      {options.map(({ id, label, go = ON }) => {
        const known = go === ON || go === END || below.some((section) => section.id === go);
        return (
          <Select
            key={id}
            label={t('leadsOf', { option: label })}
            allowDeselect={false}
            error={known ? null : t('leadsGone')}
            data={[
              { value: ON, label: t('leadsOn') },
              ...below.map((section) => ({ value: section.id, label: section.title })),
              { value: END, label: t('leadsEnd') },
              ...(known ? [] : [{ value: go, label: t('leadsGone'), disabled: true }]),
            ]}
            value={go}
            onChange={(to) => lead(id, to ?? ON)}
          />
        );
      })}
    </fieldset>
  );
};
