import { Checkbox, Switch } from '@mantine/core';
import { saveInheritedSetting } from '@nestling/contract/operations/settings.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { InheritedForm } from '../inherited-form.ts';
import { inheritedWords } from '../inherited-words.ts';
import { partOf, textOf } from '../json.ts';
import classes from './inherited.module.css';

/** Names of the server's fields, as the form has them. */
const fieldOf = (field: string): string => (field === 'check_in_parent_alert.time' ? 'alertTime' : field);

/** How families hear of a child that has not come, and when they get a report of the day. */
export const AlertsForm = ({ name, of, value, origin }: InheritedForm) => {
  const t = useWords(inheritedWords);
  const alert = partOf(value, 'check_in_parent_alert');
  const form = useCallForm({
    call: saveInheritedSetting,
    name,
    fixed: of,
    values: {
      app: partOf(alert, 'app') === true,
      email: partOf(alert, 'email') === true,
      sms: partOf(alert, 'sms') === true,
      alertTime: textOf(alert, 'time'),
      report: partOf(value, 'send_parent_activity_report') === true,
      time: textOf(value, 'time'),
    },
    args: (_, { app, email, sms, alertTime, report, time }) => ({
      value: {
        check_in_parent_alert: { app, email, sms, time: alertTime || null },
        send_parent_activity_report: report,
        time: time || null,
      },
    }),
    save: async (run) => {
      const ended = await run();
      if (ended?.kind !== 'declined') return ended;
      return { ...ended, fieldErrors: ended.fieldErrors.map((mend) => ({ ...mend, field: fieldOf(mend.field) })) };
    },
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <SettingsForm form={form} title={t('parent_alerts')} help={t('parent_alertsHelp')} origin={origin}>
      <div className={classes.pair}>
        <Checkbox {...field('app', t('push'))} />
        <Checkbox {...field('email', t('email'))} />
        <Checkbox {...field('sms', t('sms'))} />
      </div>
      <TimeField {...field('alertTime', t('alertTime'), t('timeHelp'))} />
      <Switch {...field('report', t('report'))} />
      <TimeField {...field('time', t('reportTime'))} />
    </SettingsForm>
  );
};
