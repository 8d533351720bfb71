import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { saveFormNotificationSetting } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { useMay } from '../../permissions/use-may.ts';
import { FormNoticesDocument, type FormNoticesQuery } from '../forms.graphql.ts';
import { formWords } from '../words.ts';
import classes from './forms.module.css';

type Setting = FormNoticesQuery['getFormNotificationSetting'];
const staff = ['staff'] as const;

/** Who is told of new answers: addresses by mail, staff in the portal. */
export const NoticeSettings = ({ form }: { form: string }) => {
  const { data } = useAsk(FormNoticesDocument, { form_id: form });
  if (!data) return <CardsSkeleton />;
  return <Fields form={form} setting={data.getFormNotificationSetting} />;
};

const Fields = ({ form: form_id, setting }: { form: string; setting: Setting }) => {
  const t = useWords(formWords);
  const may = useMay();
  const find = useFindPeople(staff);
  const save = useAction(saveFormNotificationSetting, { ownErrors: true });
  const emails = Array.isArray(setting?.emails) ? setting.emails.filter((one) => typeof one === 'string') : [];
  const people: readonly PersonChoice[] = setting?.users.map(({ id, full_name }) => ({ id, name: full_name })) ?? [];
  const form = useRecordForm({
    name: `form-notices:${form_id}`,
    initial: {
      active: setting?.active ?? true,
      emails: emails.join('\n'),
      users: people,
      subject: setting?.subject ?? '',
      msg: setting?.msg ?? '',
    },
    save: ({ emails: lines, users, ...rest }) =>
      save.run({
        form_id,
        ...rest,
        emails: lines.split(/[\s,;]+/).filter(Boolean),
        users: users.map(({ id }) => id),
      }),
    onSaved: () => {},
  });
  const { fields } = form;
  if (!may('edit_forms')) return null;
  return (
    <section>
      <h2 className={classes.title}>{t('notices')}</h2>
      <FormBody
        form={form}
        labels={{ emails: t('emails'), users: t('noticeStaff') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <Checkbox label={t('noticesOn')} {...fields.getInputProps('active', { type: 'checkbox' })} />
        <Textarea
          label={t('emails')}
          description={t('emailsHelp')}
          autosize
          minRows={2}
          {...fields.getInputProps('emails')}
        />
        <PeoplePicker label={t('noticeStaff')} find={find} {...fields.getInputProps('users')} />
        <TextInput label={t('subject')} maxLength={200} {...fields.getInputProps('subject')} />
        <Textarea label={t('message')} maxLength={2000} autosize minRows={2} {...fields.getInputProps('msg')} />
      </FormBody>
    </section>
  );
};
