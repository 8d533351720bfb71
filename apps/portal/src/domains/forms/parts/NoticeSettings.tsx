import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { saveFormNotificationSetting } from '@nestling/contract/operations/forms.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { textsIn } from '@nestling/rules/json.ts';
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
  const emails = textsIn(setting?.emails);
  const people: readonly PersonChoice[] = setting?.users.map(({ id, full_name }) => ({ id, name: full_name })) ?? [];
  const form = useCallForm({
    call: saveFormNotificationSetting,
    fixed: { form_id },
    values: {
      active: setting?.active ?? true,
      addresses: emails.join('\n'),
      users: people,
      subject: setting?.subject,
      msg: setting?.msg,
    },
    args: (given, { addresses }) => ({ ...given, emails: addresses.split(/[\s,;]+/).filter(Boolean) }),
    onSaved: () => {},
  });
  const { field } = form;
  if (!may('edit_forms')) return null;
  return (
    <section>
      <h2 className={classes.title}>{t('notices')}</h2>
      <FormBody
        form={form}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <Checkbox {...field('active', t('noticesOn'))} />
        <Textarea autosize minRows={2} {...field('addresses', t('emails'), t('emailsHelp'))} />
        <PeoplePicker find={find} {...field('users', t('noticeStaff'))} />
        <TextInput {...field('subject', t('subject'))} />
        <Textarea autosize minRows={2} {...field('msg', t('message'))} />
      </FormBody>
    </section>
  );
};
