import { Checkbox, Switch, TextInput } from '@mantine/core';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { InheritedForm } from '../inherited-form.ts';
import { inheritedWords } from '../inherited-words.ts';
import { partOf, textOf } from '../json.ts';
import classes from './inherited.module.css';

/** Names of the server's fields, as the form has them. */
const fieldOf = (field: string): string => (field === 'check_in_parent_alert.time' ? 'alertTime' : field);

/** How families hear of a child that has not come, and when they get a report of the day. */
export const AlertsForm = ({ value, ...form }: InheritedForm) => {
  const t = useWords(inheritedWords);
  const alert = partOf(value, 'check_in_parent_alert');
  return (
    <SettingsForm
      name={form.name}
      title={t('parent_alerts')}
      help={t('parent_alertsHelp')}
      origin={form.origin}
      labels={{ alertTime: t('alertTime'), time: t('reportTime') }}
      initial={{
        app: partOf(alert, 'app') === true,
        email: partOf(alert, 'email') === true,
        sms: partOf(alert, 'sms') === true,
        alertTime: textOf(alert, 'time'),
        report: partOf(value, 'send_parent_activity_report') === true,
        time: textOf(value, 'time'),
      }}
      save={async ({ app, email, sms, alertTime, report, time }) => {
        const ended = await form.save({
          check_in_parent_alert: { app, email, sms, time: alertTime || null },
          send_parent_activity_report: report,
          time: time || null,
        });
        if (ended?.kind !== 'declined') return ended;
        return { ...ended, fieldErrors: ended.fieldErrors.map((mend) => ({ ...mend, field: fieldOf(mend.field) })) };
      }}
      onSaved={() => {}}
    >
      {(fields) => (
        <>
          <div className={classes.pair}>
            <Checkbox label={t('push')} {...fields.getInputProps('app', { type: 'checkbox' })} />
            <Checkbox label={t('email')} {...fields.getInputProps('email', { type: 'checkbox' })} />
            <Checkbox label={t('sms')} {...fields.getInputProps('sms', { type: 'checkbox' })} />
          </div>
          <TextInput
            type="time"
            label={t('alertTime')}
            description={t('timeHelp')}
            {...fields.getInputProps('alertTime')}
          />
          <Switch label={t('report')} {...fields.getInputProps('report', { type: 'checkbox' })} />
          <TextInput type="time" label={t('reportTime')} {...fields.getInputProps('time')} />
        </>
      )}
    </SettingsForm>
  );
};
