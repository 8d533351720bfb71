import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { BlockFieldProps } from '@nestling/editor/block-set.ts';
import type { Option } from '@nestling/rules/forms/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { newOption } from './blocks.ts';
import classes from './builder.module.css';
import { Jumps } from './Jumps.tsx';
import { builderWords } from './words.ts';

const MOST_OPTIONS = 100;

const isOptions = (value: unknown): value is readonly Option[] => Array.isArray(value);

/** The options of a block, in the editor of blocks: typing in one is a step of its own. */
export const OptionsPart = ({ value, onChange, block }: BlockFieldProps) => {
  const options = isOptions(value) ? value : [];
  return (
    <>
      <Options options={options} onChange={(next, about) => onChange(next, about || 'chosen')} />
      <Jumps block={block} options={options} onChange={(next) => onChange(next, 'chosen')} />
    </>
  );
};

/** The options of a choice, with their Spanish beside them; Enter adds the next one. */
const Options = ({
  options,
  onChange,
}: {
  options: readonly Option[];
  onChange: (options: readonly Option[], about: string) => void;
}) => {
  const t = useWords(builderWords);
  const write = (id: string, change: { readonly label?: string; readonly label_es?: string }, about: string) =>
    onChange(
      options.map((option) => (option.id === id ? { ...option, ...change } : option)),
      `${id} ${about}`,
    );
  const add = () => onChange([...options, newOption(`${t('option')} ${options.length + 1}`)], '');
  const lift = (at: number) => {
    const next = [...options];
    const [one] = next.splice(at, 1);
    if (one) next.splice(at - 1, 0, one);
    onChange(next, '');
  };
  return (
    <fieldset className={classes.options}>
      <legend>{t('options')}</legend>
      {options.map((option, i) => {
        const at = i + 1;
        return (
          <div key={option.id} className={classes.option}>
            <TextInput
              aria-label={t('optionAt', { at })}
              maxLength={200}
              value={option.label}
              onChange={(event) => write(option.id, { label: event.currentTarget.value }, 'label')}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
            <TextInput
              aria-label={t('optionSpanish', { at })}
              placeholder={t('spanish')}
              maxLength={200}
              value={option.label_es ?? ''}
              onChange={(event) => write(option.id, { label_es: event.currentTarget.value }, 'label_es')}
            />
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={t('optionUp', { at })}
              disabled={i === 0}
              onClick={() => lift(i)}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={t('removeOption', { at })}
              disabled={options.length === 1}
              onClick={() =>
                onChange(
                  options.filter(({ id }) => id !== option.id),
                  '',
                )
              }
            >
              <IconX size={18} />
            </ActionIcon>
          </div>
        );
      })}
      {options.length < MOST_OPTIONS ? (
        <div>
          <Button variant="default" size="compact-md" leftSection={<IconPlus size={16} />} onClick={add}>
            {t('addOption')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
};
