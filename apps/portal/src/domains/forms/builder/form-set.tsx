import { emptyBlock } from '@nestling/blocks/operate.ts';
import type { AnyBlock } from '@nestling/blocks/schema.ts';
import type { BlockSet } from '@nestling/editor/block-set.ts';
import { type Block, blockTypeNames, hasOptions, isBlockType, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { type FormBlock, formBlocks } from '@nestling/rules/forms/document.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useMemo } from 'react';
import { newOption } from './blocks.ts';
import { ConditionPart } from './ConditionEditor.tsx';
import { LimitPart } from './LimitPart.tsx';
import { OptionsPart } from './Options.tsx';
import { builderWords } from './words.ts';

const asks = (block: Block): boolean => isQuestion(block) && block.type !== 'hidden';
const HELP: readonly string[] = ['help', 'help_es'];

/** Fields a block has by the schema and is not asked for. */
const hides = (block: Block, name: string): boolean => {
  const { type } = block;
  if (HELP.includes(name)) return !asks(block) && type !== 'heading';
  if (name === 'min') return type !== 'number';
  if (name === 'show') return type === 'hidden';
  return name === 'require' && (type === 'hidden' || block.required === true);
};
const CONDITIONS: readonly string[] = ['show', 'require'];
const UNFOLDED: readonly string[] = ['label', 'required', 'options', 'value'];

/**
 * The blocks of forms as they are edited.
 * @param only the kinds that are offered; all of them where left out
 * @param fit what a new block is given beside its words, such as a place on a page
 */
export const useFormSet = (
  only: readonly string[] = blockTypeNames,
  fit?: (block: Block) => Partial<Block>,
): BlockSet<FormBlock> => {
  const t = useWords(builderWords);
  return useMemo(() => {
    const kindName = (type: string) => (isBlockType(type) ? t(type) : type);
    const nameOf = (type: string, name: string): string => {
      switch (name) {
        case 'label':
          return t(isBlockType(type) && isQuestion({ type }) ? 'question' : 'text_');
        case 'label_es':
          return t('spanish');
        case 'help_es':
          return t('helpSpanish');
        case 'min':
          return t('least');
        case 'max':
          return t(type === 'number' ? 'most' : 'letters');
        case 'help':
        case 'required':
        case 'options':
        case 'value':
        case 'show':
        case 'require':
          return t(name);
        default:
          return name;
      }
    };
    const make = (type: string): FormBlock | null => {
      const empty = isBlockType(type) ? emptyBlock(formBlocks, type) : null;
      if (!empty) return null;
      const label = empty.type === 'page' ? t('page') : t(isQuestion(empty) ? 'newQuestion' : 'newText');
      const options = hasOptions(empty)
        ? { options: [newOption(`${t('option')} 1`), newOption(`${t('option')} 2`)] }
        : {};
      const block: Block = { ...empty, label, ...options };
      const made: AnyBlock = { ...block, ...fit?.(block) };
      return formBlocks.isBlock(made) ? made : null;
    };
    return {
      schema: formBlocks,
      offered: only,
      kindName,
      blockName: (block) => block.label || kindName(block.type),
      blockNote: (block: Block) =>
        [
          kindName(block.type),
          ...(block.required ? [t('required')] : []),
          ...(hasOptions(block) ? [(block.options ?? []).map(({ label }) => label).join(', ')] : []),
        ].join(' · '),
      fieldName: nameOf,
      hides,
      foldOf: (_, name) => (UNFOLDED.includes(name) ? null : t(CONDITIONS.includes(name) ? 'conditions' : 'more')),
      make,
      parts: { options: OptionsPart, condition: ConditionPart, number: LimitPart },
    };
  }, [t, only, fit]);
};
