import { Select, TextInput } from '@mantine/core';
import type { AnyBlock } from '@nestling/blocks/schema.ts';
import type { BlockFieldProps } from '@nestling/editor/block-set.ts';
import { useEditorState } from '@nestling/editor/context.ts';
import { type Block, type Condition, hasOptions, isBlockType, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { isRecord } from '@nestling/rules/json.ts';
import { useWords } from '@nestling/ui/words.ts';
import classes from './builder.module.css';
import { builderWords } from './words.ts';

const kinds = ['equals', 'not', 'filled', 'empty'] as const;
const isKind = (kind: string | null): kind is Condition['is'] => kinds.some((one) => one === kind);

/** On the answer to which question above something depends; without one there is no condition. */
const ConditionEditor = ({
  label,
  none,
  missing,
  condition,
  before,
  onChange,
}: {
  label: string;
  none: string;
  /** Said where no question stands above; null: nothing is. */
  missing: string | null;
  condition: Condition | undefined;
  before: readonly Block[];
  onChange: (condition: Condition | undefined) => void;
}) => {
  const t = useWords(builderWords);
  const questions = before.filter((block) => isQuestion(block) && block.type !== 'address');
  if (questions.length === 0 && !condition) return missing ? <p className={classes.note}>{missing}</p> : null;
  const block = questions.find(({ id }) => id === condition?.block);
  const compares = condition && (condition.is === 'equals' || condition.is === 'not');
  const firstValue = (one: Block | undefined): { value?: string } =>
    one && hasOptions(one) && one.options?.[0] ? { value: one.options[0].id } : {};
  const choose = (id: string | null) => {
    const next = questions.find((one) => one.id === id);
    if (!next) return onChange(undefined);
    onChange(
      hasOptions(next) ? { block: next.id, is: 'equals', ...firstValue(next) } : { block: next.id, is: 'filled' },
    );
  };
  const turn = (is: string | null) => {
    if (!condition || !isKind(is)) return;
    const { value } = condition;
    onChange(
      is === 'filled' || is === 'empty'
        ? { block: condition.block, is }
        : { block: condition.block, is, ...(value === undefined ? firstValue(block) : { value }) },
    );
  };
  return (
    <div className={classes.condition}>
      <Select
        label={label}
        placeholder={none}
        clearable
        data={questions.map((one) => ({ value: one.id, label: one.label || t(one.type) }))}
        value={condition?.block ?? null}
        onChange={choose}
      />
      {condition ? (
        <Select
          label={t('is')}
          allowDeselect={false}
          data={kinds.map((kind) => ({ value: kind, label: t(kind === 'empty' ? 'isEmpty' : kind) }))}
          value={condition.is}
          onChange={turn}
        />
      ) : null}
      {compares && block && hasOptions(block) ? (
        <Select
          label={t('compared')}
          allowDeselect={false}
          data={(block.options ?? []).map((option) => ({ value: option.id, label: option.label }))}
          value={condition.value ?? null}
          onChange={(value) => onChange({ ...condition, ...(value === null ? {} : { value }) })}
        />
      ) : compares ? (
        <TextInput
          label={t('compared')}
          maxLength={500}
          value={condition.value ?? ''}
          onChange={(event) => onChange({ ...condition, value: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
};

const isCondition = (value: unknown): value is Condition =>
  isRecord(value) && typeof value.block === 'string' && typeof value.is === 'string' && isKind(value.is);
const isBlock = (block: AnyBlock): block is Block => isBlockType(block.type);

/** The condition of a block, in the editor of blocks, on the questions above it. */
export const ConditionPart = ({ label, value, onChange, block, name }: BlockFieldProps) => {
  const t = useWords(builderWords);
  const { blocks } = useEditorState(({ history }) => history.now);
  const before = blocks
    .slice(
      0,
      blocks.findIndex(({ id }) => id === block.id),
    )
    .filter(isBlock);
  return (
    <ConditionEditor
      label={label}
      none={t(name === 'show' ? 'always' : 'never')}
      missing={name === 'show' ? t('noneBefore') : null}
      condition={isCondition(value) ? value : undefined}
      before={before}
      onChange={(condition) => onChange(condition, 'chosen')}
    />
  );
};
