import { Button, TextInput } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { ColourField } from '@nestling/kit/field/ColourField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { Word, WordList } from '../lists.ts';
import { tagWords } from '../words.ts';
import { tagColours } from './colours.ts';

/** Adds a word to a list, or changes one for everybody who carries it. */
export const WordPanel = ({ list, word, onClose }: { list: WordList; word: Word | null; onClose: () => void }) => {
  const t = useWords(tagWords);
  const add = useAction(list.add, { ownErrors: true });
  const change = useAction(list.change, { ownErrors: true });
  const coloured = list.name === 'tags';
  const form = useRecordForm({
    name: `${list.name}:${word?.id ?? 'new'}`,
    initial: { name: word?.name ?? '', color_code: word?.color_code ?? '' },
    validate: { name: (value) => (value.trim() ? null : t('needName')) },
    save: ({ name, color_code }) => {
      const values = { name: name.trim(), ...(coloured ? { color_code: color_code || null } : {}) };
      return word ? change.run({ id: word.id, ...values }) : add.run(values);
    },
    onSaved: onClose,
  });
  const { fields } = form;
  const named = fields.getValues().name.trim();
  return (
    <SidePanel title={word ? t('edit', { name: word.name }) : t(`add_${list.name}`)} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {word ? t('save') : named ? t('addNamed', { name: named }) : t(`add_${list.name}`)}
          </Button>
        }
      >
        <TextInput
          label={t('name')}
          withAsterisk
          autoComplete="off"
          maxLength={100}
          {...fields.getInputProps('name')}
        />
        {coloured ? (
          <ColourField label={t('colour')} suggested={tagColours} {...fields.getInputProps('color_code')} />
        ) : null}
      </FormBody>
    </SidePanel>
  );
};
