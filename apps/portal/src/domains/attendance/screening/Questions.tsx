import { Button, Select, Switch, TextInput } from '@mantine/core';
import { saveCheckinSetting } from '@nestling/contract/operations/attendance.gen.ts';
import {
  deleteHealthQuestionnaire,
  saveHealthQuestionnaire,
  saveHealthSetting,
} from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { HealthQuestionsDocument } from './screening.graphql.ts';
import classes from './screening.module.css';
import { screenWords } from './staff-words.ts';

const stops = ['no', 'yes', 'none'] as const;
const isStop = (word: string | null): word is (typeof stops)[number] => stops.some((one) => one === word);

/** What a location asks before a child comes in: its statements in their order, and the temperature. */
export const Questions = ({ location }: { location: string }) => {
  const t = useWords(screenWords);
  const may = useMay();
  const manages = may('manage_health');
  const office = allows(usePerson().role, 'manager');
  const { data } = useAsk(HealthQuestionsDocument, { location });
  const setting = useAction(saveHealthSetting);
  const door = useAction(saveCheckinSetting);
  const save = useAction(saveHealthQuestionnaire);
  const remove = useAction(deleteHealthQuestionnaire);
  const questions = data?.getHealthQuestionnaire ?? [];
  const health = data?.getHealthSetting;
  const asks = data?.getCheckinSetting?.questionnaire ?? false;
  return (
    <Stack gap="m">
      <h2>{t('questions')}</h2>
      <Switch
        label={t('on')}
        description={t(asks ? 'onText' : 'offText')}
        checked={asks}
        disabled={!(office && may('edit_settings')) || door.busy}
        onChange={(event) => void door.run({ location, settings: { questionnaire: event.currentTarget.checked } })}
      />
      {questions.length === 0 ? <p className={classes.quiet}>{t('noQuestions')}</p> : null}
      <ol className={classes.lines}>
        {questions.map(({ id, statement: text, stops_on, location: of }, at) => {
          const before = questions[at - 1];
          return (
            <li key={id} className={classes.line}>
              <span className={classes.grow}>
                {text}
                <span className={classes.quiet}>
                  {' '}
                  · {t('stopsOn')} {isStop(stops_on) ? t(`stopsOn_${stops_on}`) : ''}
                  {of ? '' : ` · ${t('ofAll')}`}
                </span>
              </span>
              {manages && before ? (
                <Button
                  variant="subtle"
                  aria-label={t('up', { statement: text })}
                  onClick={async () => {
                    await save.run({ id, statement: text, order: before.order });
                    await save.run({ id: before.id, statement: before.statement, order: before.order + 1 });
                  }}
                >
                  <IconArrowUp size={18} />
                </Button>
              ) : null}
              {manages ? (
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={t('remove', { statement: text })}
                  onClick={() => void remove.run({ id })}
                >
                  <IconTrash size={18} />
                </Button>
              ) : null}
            </li>
          );
        })}
      </ol>
      {manages ? <AddQuestion location={location} /> : null}
      {health ? (
        <div className={classes.row}>
          <Switch
            label={t('askTemperature')}
            checked={health.temperature}
            disabled={!(office && manages) || setting.busy}
            onChange={(event) => void setting.run({ location, temperature: event.currentTarget.checked })}
          />
          {health.temperature && office && manages ? (
            <Temperature
              key={`${health.unit}${health.fever}`}
              location={location}
              unit={health.unit}
              fever={health.fever}
            />
          ) : null}
        </div>
      ) : null}
    </Stack>
  );
};

const AddQuestion = ({ location }: { location: string }) => {
  const t = useWords(screenWords);
  const form = useCallForm({
    call: saveHealthQuestionnaire,
    fixed: { location },
    values: { statement: '', stops_on: 'no' },
    // The next one is written from the beginning.
    onSaved: () => form.discard(),
  });
  const { field } = form;
  return (
    <FormBody form={form}>
      <div className={classes.row}>
        <TextInput className={classes.grow} {...field('statement', t('statement'))} />
        <Select
          allowDeselect={false}
          data={stops.map((value) => ({ value, label: t(`stopsOn_${value}`) }))}
          {...field('stops_on', t('stopsOn'))}
        />
        <Button type="submit" variant="default" loading={form.busy}>
          {t('addQuestion')}
        </Button>
      </div>
    </FormBody>
  );
};

const Temperature = ({ location, unit, fever }: { location: string; unit: string; fever: number }) => {
  const t = useWords(screenWords);
  const setting = useAction(saveHealthSetting);
  const [limit, setLimit] = useState<number | null>(fever);
  return (
    <>
      <Select
        label={t('unit')}
        allowDeselect={false}
        data={[
          { value: 'F', label: '°F' },
          { value: 'C', label: '°C' },
        ]}
        value={unit}
        onChange={(next) => void setting.run({ location, unit: next === 'C' ? 'C' : 'F' })}
      />
      <NumberField label={t('fever')} decimals={1} unit={`°${unit}`} value={limit} onChange={setLimit} />
      <Button
        variant="default"
        disabled={limit === null || limit === fever}
        onClick={() => void setting.run({ location, ...(limit === null ? {} : { fever: limit }) })}
      >
        {t('save')}
      </Button>
    </>
  );
};
