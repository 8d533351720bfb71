import { Button, Radio } from '@mantine/core';
import type { Limits } from '@nestling/contract/limits.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { useFieldForm } from '@nestling/kit/field-form.ts';
import type { Answers } from '@nestling/rules/kiosk/act.ts';
import { useWords } from '@nestling/ui/words.ts';
import { askWords } from './words.ts';

/** What a door asks. */
export type Asked = {
  readonly questions: readonly { readonly id: string; readonly statement: string }[];
  readonly temperature: boolean;
  readonly unit: string;
};

/** No temperature was taken yet. */
const none = (): number | null => null;
const TEMPERATURE = 'temperature';

/**
 * The questions about one child; nothing is sent until each is answered. What is asked is the location's, and how it is
 * sent is the door's: a tablet without a line keeps it itself. No draft is kept: it is about somebody's health.
 */
export const HealthForm = ({
  name,
  asked,
  onSend,
}: {
  name: string;
  asked: Asked;
  onSend: (answers: Answers) => Promise<unknown>;
}) => {
  const t = useWords(askWords);
  // A number alone would be read as a place in a list.
  const keyOf = (id: string): string => `q${id}`;
  const ids = asked.questions.map(({ id }) => id);
  const limits: Limits = Object.fromEntries(
    [...ids.map(keyOf), ...(asked.temperature ? [TEMPERATURE] : [])].map((key) => [key, { required: true }]),
  );
  const form = useFieldForm({
    name: `health:${name}`,
    initial: { answers: Object.fromEntries(ids.map((id) => [keyOf(id), ''])), [TEMPERATURE]: none() },
    secret: ['answers', TEMPERATURE],
    limits: { answers: { object: true, of: limits }, [TEMPERATURE]: limits[TEMPERATURE] ?? {} },
    save: async ({ answers, temperature }) => {
      const said = Object.fromEntries(ids.map((id) => [id, answers[keyOf(id)] === 'yes']));
      const unit = asked.unit === 'C' ? 'C' : 'F';
      await onSend({ ...said, ...(temperature === null ? {} : { temperature, unit }) });
      return null;
    },
    onSaved: () => {},
  });
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" size="md" loading={form.busy}>
          {t('send')}
        </Button>
      }
    >
      <h2>{t('about', { name })}</h2>
      {asked.questions.map(({ id, statement }) => (
        <Radio.Group key={id} {...form.part(`answers.${keyOf(id)}`, statement)}>
          <Radio value="yes" label={t('yes')} mt={8} />
          <Radio value="no" label={t('no')} mt={8} />
        </Radio.Group>
      ))}
      {asked.temperature ? (
        <NumberField
          decimals={1}
          unit={`°${asked.unit}`}
          {...form.field(TEMPERATURE, t('temperature', { unit: asked.unit }))}
        />
      ) : null}
    </FormBody>
  );
};
