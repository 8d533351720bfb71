import { Switch, Textarea, TextInput } from '@mantine/core';
import { saveInheritedSetting } from '@nestling/contract/operations/settings.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { InheritedForm } from '../inherited-form.ts';
import { inheritedWords } from '../inherited-words.ts';
import { textOf } from '../json.ts';
import classes from './inherited.module.css';

/** Stands in a text where the link of the invitation goes. */
const MARKER = '{link}';

/** The centre's own words of invitations. */
export const InvitationForm = ({ name, of, value, origin }: InheritedForm) => {
  const t = useWords(inheritedWords);
  const form = useCallForm({
    call: saveInheritedSetting,
    name,
    fixed: of,
    values: { email: textOf(value, 'email'), sms: textOf(value, 'sms') },
    args: (_, { email, sms }) => ({ value: { email: email.trim() || null, sms: sms.trim() || null } }),
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <SettingsForm form={form} title={t('invite_text')} help={t('invite_textHelp', { marker: MARKER })} origin={origin}>
      <Textarea autosize minRows={3} {...field('email', t('inviteEmail'))} />
      <Textarea autosize minRows={2} {...field('sms', t('inviteSms'))} />
    </SettingsForm>
  );
};

/** Who letters come from, and what stands below them. */
export const SenderForm = ({ name, of, value, origin }: InheritedForm) => {
  const t = useWords(inheritedWords);
  const form = useCallForm({
    call: saveInheritedSetting,
    name,
    fixed: of,
    values: {
      from_name: textOf(value, 'from_name'),
      from_email: textOf(value, 'from_email'),
      reply_to: textOf(value, 'reply_to'),
      footer: textOf(value, 'footer'),
    },
    args: (_, { from_name, from_email, reply_to, footer }) => ({
      value: {
        from_name: from_name.trim() || null,
        from_email: from_email.trim() || null,
        reply_to: reply_to.trim() || null,
        footer: footer.trim() || null,
      },
    }),
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <SettingsForm form={form} title={t('custom_email')} help={t('custom_emailHelp')} origin={origin}>
      <TextInput {...field('from_name', t('from_name'))} />
      <div className={classes.pair}>
        <TextInput type="email" {...field('from_email', t('from_email'))} />
        <TextInput type="email" {...field('reply_to', t('reply_to'))} />
      </div>
      <Textarea autosize minRows={2} {...field('footer', t('footer'))} />
    </SettingsForm>
  );
};

/** Whether the dashboard shows children and staff per room. */
export const RatioForm = ({ name, of, value, origin }: InheritedForm) => {
  const t = useWords(inheritedWords);
  const form = useCallForm({
    call: saveInheritedSetting,
    name,
    fixed: of,
    values: { on: value === true },
    args: (_, { on }) => ({ value: on }),
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <SettingsForm form={form} title={t('show_room_ration_widget')} origin={origin}>
      <Switch {...field('on', t('ratio'))} />
    </SettingsForm>
  );
};
