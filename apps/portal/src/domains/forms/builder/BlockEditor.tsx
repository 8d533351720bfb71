import { Checkbox, Textarea } from '@mantine/core';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { type Block, hasOptions, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { BlockChange } from './blocks.ts';
import classes from './builder.module.css';
import { ConditionEditor } from './ConditionEditor.tsx';
import { Options } from './Options.tsx';
import { builderWords } from './words.ts';

/** The properties of one block. `before` are the blocks above it, which conditions can name. */
export const BlockEditor = ({
  block,
  before,
  error,
  onChange,
}: {
  block: Block;
  before: readonly Block[];
  error: string | undefined;
  onChange: (change: BlockChange, about: string) => void;
}) => {
  const t = useWords(builderWords);
  const question = isQuestion(block);
  const asks = question && block.type !== 'hidden';
  const text = (key: 'label_es' | 'help' | 'help_es' | 'value', label: string, most: number) => (
    <Textarea
      label={label}
      autosize
      minRows={1}
      maxRows={8}
      maxLength={most}
      value={block[key] ?? ''}
      onChange={(event) => onChange({ [key]: event.currentTarget.value }, `${block.id} ${key}`)}
    />
  );
  return (
    <Stack gap="s">
      <Textarea
        label={t(question ? 'question' : 'text_')}
        withAsterisk
        autosize
        minRows={block.type === 'paragraph' ? 3 : 1}
        maxRows={12}
        maxLength={block.type === 'paragraph' ? 5000 : 300}
        error={error}
        data-autofocus
        value={block.label}
        onChange={(event) => onChange({ label: event.currentTarget.value }, `${block.id} label`)}
      />
      {asks ? (
        <Checkbox
          label={t('required')}
          checked={block.required === true}
          onChange={(event) => onChange({ required: event.currentTarget.checked }, '')}
        />
      ) : null}
      {hasOptions(block) ? (
        <Options options={block.options ?? []} onChange={(options, about) => onChange({ options }, about)} />
      ) : null}
      {block.type === 'hidden' ? text('value', t('value'), 500) : null}
      <details className={classes.more}>
        <summary>{t('more')}</summary>
        <Stack gap="s">
          {text('label_es', t('spanish'), block.type === 'paragraph' ? 5000 : 300)}
          {asks || block.type === 'heading' ? (
            <>
              {text('help', t('help'), 1000)}
              {text('help_es', t('helpSpanish'), 1000)}
            </>
          ) : null}
          {block.type === 'number' ? (
            <NumberField
              label={t('least')}
              min={-1_000_000_000}
              decimals={3}
              value={block.min ?? null}
              onChange={(min) => onChange({ min: min ?? undefined }, `${block.id} min`)}
            />
          ) : null}
          {block.type === 'number' || block.type === 'text' || block.type === 'textarea' ? (
            <NumberField
              label={t(block.type === 'number' ? 'most' : 'letters')}
              min={block.type === 'number' ? -1_000_000_000 : 1}
              decimals={block.type === 'number' ? 3 : 0}
              value={block.max ?? null}
              onChange={(max) => onChange({ max: max ?? undefined }, `${block.id} max`)}
            />
          ) : null}
          {block.type === 'hidden' ? null : (
            <ConditionEditor
              label={t('show')}
              none={t('always')}
              condition={block.show}
              before={before}
              onChange={(show) => onChange({ show }, '')}
            />
          )}
          {asks && !block.required ? (
            <ConditionEditor
              label={t('require')}
              none={t('never')}
              condition={block.require}
              before={before}
              onChange={(require) => onChange({ require }, '')}
            />
          ) : null}
        </Stack>
      </details>
    </Stack>
  );
};
