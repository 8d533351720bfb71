import { Switch, Textarea, TextInput } from '@mantine/core';
import { SettingsForm } from '@nestling/kit/SettingsForm.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { InheritedForm } from '../inherited-form.ts';
import { inheritedWords } from '../inherited-words.ts';
import { textOf } from '../json.ts';
import classes from './inherited.module.css';

/** Stands in a text where the link of the invitation goes. */
const MARKER = '{link}';

/** The centre's own words of invitations. */
export const InvitationForm = ({ value, ...form }: InheritedForm) => {
  const t = useWords(inheritedWords);
  return (
    <SettingsForm
      name={form.name}
      title={t('invite_text')}
      help={t('invite_textHelp', { marker: MARKER })}
      origin={form.origin}
      labels={{ email: t('inviteEmail'), sms: t('inviteSms') }}
      initial={{ email: textOf(value, 'email'), sms: textOf(value, 'sms') }}
      save={({ email, sms }) => form.save({ email: email.trim() || null, sms: sms.trim() || null })}
      onSaved={() => {}}
    >
      {(fields) => (
        <>
          <Textarea label={t('inviteEmail')} autosize minRows={3} {...fields.getInputProps('email')} />
          <Textarea label={t('inviteSms')} autosize minRows={2} {...fields.getInputProps('sms')} />
        </>
      )}
    </SettingsForm>
  );
};

/** Who letters come from, and what stands below them. */
export const SenderForm = ({ value, ...form }: InheritedForm) => {
  const t = useWords(inheritedWords);
  const labels = {
    from_name: t('from_name'),
    from_email: t('from_email'),
    reply_to: t('reply_to'),
    footer: t('footer'),
  };
  return (
    <SettingsForm
      name={form.name}
      title={t('custom_email')}
      help={t('custom_emailHelp')}
      origin={form.origin}
      labels={labels}
      initial={{
        from_name: textOf(value, 'from_name'),
        from_email: textOf(value, 'from_email'),
        reply_to: textOf(value, 'reply_to'),
        footer: textOf(value, 'footer'),
      }}
      save={({ from_name, from_email, reply_to, footer }) =>
        form.save({
          from_name: from_name.trim() || null,
          from_email: from_email.trim() || null,
          reply_to: reply_to.trim() || null,
          footer: footer.trim() || null,
        })
      }
      onSaved={() => {}}
    >
      {(fields) => (
        <>
          <TextInput label={labels.from_name} {...fields.getInputProps('from_name')} />
          <div className={classes.pair}>
            <TextInput type="email" label={labels.from_email} {...fields.getInputProps('from_email')} />
            <TextInput type="email" label={labels.reply_to} {...fields.getInputProps('reply_to')} />
          </div>
          <Textarea label={labels.footer} autosize minRows={2} {...fields.getInputProps('footer')} />
        </>
      )}
    </SettingsForm>
  );
};

/** Whether the dashboard shows children and staff per room. */
export const RatioForm = ({ value, ...form }: InheritedForm) => {
  const t = useWords(inheritedWords);
  return (
    <SettingsForm
      name={form.name}
      title={t('show_room_ration_widget')}
      origin={form.origin}
      labels={{}}
      initial={{ on: value === true }}
      save={({ on }) => form.save(on)}
      onSaved={() => {}}
    >
      {(fields) => <Switch label={t('ratio')} {...fields.getInputProps('on', { type: 'checkbox' })} />}
    </SettingsForm>
  );
};
