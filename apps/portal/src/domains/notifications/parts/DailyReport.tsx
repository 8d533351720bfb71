import { Switch, TextInput } from '@mantine/core';
import { saveParentAlertSetting } from '@nestling/contract/operations/settings.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { OwnAlertsDocument } from '../alerts.graphql.ts';
import { reportWords } from '../report-words.ts';
import classes from './notifications.module.css';

/** Whether a family gets its child's day by email, and at which hour: the location's choice until it has its own. */
export const DailyReport = () => {
  const t = useWords(reportWords);
  const { id } = usePerson();
  const { data } = useAsk(OwnAlertsDocument, { user_id: id });
  const save = useAction(saveParentAlertSetting);
  const chosen = data?.getParentAlertSetting;
  if (!chosen) return null;
  const on = chosen.send_parent_activity_report;
  const at = chosen.time || '18:00';
  return (
    <Section title={t('title')} help={t('help')}>
      <div className={classes.choices}>
        <Switch
          label={t('send')}
          checked={on}
          onChange={(event) =>
            void save.run({ user_id: id, send_parent_activity_report: event.currentTarget.checked, time: at })
          }
        />
        {on ? (
          <TextInput
            key={at}
            type="time"
            label={t('at')}
            defaultValue={at}
            onBlur={(event) => {
              const time = event.currentTarget.value;
              if (time && time !== at) void save.run({ user_id: id, send_parent_activity_report: true, time });
            }}
          />
        ) : null}
      </div>
    </Section>
  );
};
