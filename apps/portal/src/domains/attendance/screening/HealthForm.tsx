import { Button, Radio } from '@mantine/core';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import type { Answers } from '@nestling/rules/kiosk/act.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { askWords } from './words.ts';

/** What a door asks. */
export type Asked = {
  readonly questions: readonly { readonly id: string; readonly statement: string }[];
  readonly temperature: boolean;
  readonly unit: string;
};

/** The questions about one child; nothing is sent until each is answered. */
export const HealthForm = ({
  name,
  asked,
  busy,
  onSend,
}: {
  name: string;
  asked: Asked;
  busy: boolean;
  onSend: (answers: Answers) => void;
}) => {
  const t = useWords(askWords);
  const [given, setGiven] = useState<Readonly<Record<string, boolean>>>({});
  const [degrees, setDegrees] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const open = asked.questions.filter(({ id }) => given[id] === undefined);
  const whole = open.length === 0 && (!asked.temperature || degrees !== null);
  const send = () => {
    setTried(true);
    if (!whole) return;
    onSend({ ...given, ...(degrees === null ? {} : { temperature: degrees, unit: asked.unit === 'C' ? 'C' : 'F' }) });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="m">
        <h2>{t('about', { name })}</h2>
        {asked.questions.map(({ id, statement }) => (
          <Radio.Group
            key={id}
            label={statement}
            value={given[id] === undefined ? '' : given[id] ? 'yes' : 'no'}
            error={tried && given[id] === undefined ? t('answerAll') : null}
            onChange={(next) => setGiven((before) => ({ ...before, [id]: next === 'yes' }))}
          >
            <Radio value="yes" label={t('yes')} mt={8} />
            <Radio value="no" label={t('no')} mt={8} />
          </Radio.Group>
        ))}
        {asked.temperature ? (
          <NumberField
            label={t('temperature', { unit: asked.unit })}
            decimals={1}
            unit={`°${asked.unit}`}
            withAsterisk
            value={degrees}
            error={tried && degrees === null ? t('answerAll') : null}
            onChange={setDegrees}
          />
        ) : null}
        <div>
          <Button type="submit" size="md" loading={busy}>
            {t('send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
