import { NativeSelect, Switch } from '@mantine/core';
import { saveCheckinSetting } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import classes from './kiosk.module.css';
import { doorRuleWords } from './rule-words.ts';
import { DoorRulesDocument } from './rules.graphql.ts';

const rules = ['questionnaire', 'ask_phone', 'family_from_portal', 'outside_hours', 'staff_float'] as const;
/** How many digits a PIN has; '' for any. */
const lengths = ['', '4', '5', '6'] as const;
/** On until somebody turns them off. */
const usual: readonly (typeof rules)[number][] = ['outside_hours', 'staff_float'];

/** What a location asks for at its door; each switch is saved when it is moved. */
export const DoorRules = ({ location }: { location: string }) => {
  const t = useWords(doorRuleWords);
  const { data } = useAsk(DoorRulesDocument, { location });
  const save = useAction(saveCheckinSetting);
  if (!data) return null;
  return (
    <section className={classes.section}>
      <h2>{t('title')}</h2>
      {rules.map((key) => (
        <Switch
          key={key}
          label={t(key)}
          description={t(`${key}_help`)}
          checked={data.getCheckinSetting?.[key] ?? usual.includes(key)}
          disabled={save.busy}
          onChange={({ currentTarget }) => void save.run({ location, settings: { [key]: currentTarget.checked } })}
        />
      ))}
      <NativeSelect
        label={t('pin_digits')}
        description={t('pin_digits_help')}
        data={lengths.map((value) => ({ value, label: value || t('pin_any') }))}
        value={String(data.getCheckinSetting?.pin_digits ?? '')}
        disabled={save.busy}
        onChange={({ currentTarget: { value } }) =>
          void save.run({ location, settings: { pin_digits: value === '' ? null : Number(value) } })
        }
      />
    </section>
  );
};
