import { Switch } from '@mantine/core';
import { saveParentAlertSetting } from '@nestling/contract/operations/settings.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
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
          <ReportTime
            key={at}
            at={at}
            onChosen={(time) => void save.run({ user_id: id, send_parent_activity_report: true, time })}
          />
        ) : null}
      </div>
    </Section>
  );
};

/** The hour, kept as the field is left. */
const ReportTime = ({ at, onChosen }: { at: string; onChosen: (time: string) => void }) => {
  const t = useWords(reportWords);
  const [time, setTime] = useState(at);
  return (
    <TimeField
      label={t('at')}
      value={time}
      onChange={setTime}
      onBlur={() => {
        if (time && time !== at) onChosen(time);
      }}
    />
  );
};
