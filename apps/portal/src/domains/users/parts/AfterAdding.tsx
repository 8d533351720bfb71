import { Button } from '@mantine/core';
import { sendMultipleUserInvite, updateUser } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDeviceMobileMessage, IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { peopleWords } from '../words.ts';
import { NewLinkFields } from './NewLinkFields.tsx';
import classes from './people.module.css';
import { StudentsField } from './StudentsField.tsx';

/** A contact as it was just added. */
export type Added = {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly students: readonly string[];
};

/** What comes next for a new contact: without an invitation nobody can sign in, without a student nobody is shown. */
export const AfterAdding = ({ added, location, onClose }: { added: Added; location: string; onClose: () => void }) => {
  const t = useWords(peopleWords);
  const { id, name, phone } = added;
  const invite = useAction(sendMultipleUserInvite);
  const [invited, setInvited] = useState(false);
  const [linked, setLinked] = useState(added.students.length > 0);
  const send = async (type: 'email' | 'sms') => {
    const ended = await invite.run({ users: [id], type });
    if (ended?.kind === 'done') setInvited(true);
  };
  return (
    <SidePanel
      title={name}
      onClose={onClose}
      foot={
        <Button variant="default" onClick={onClose}>
          {t('finished')}
        </Button>
      }
    >
      <div className={classes.next}>
        <p className={classes.quiet}>{t('addedText', { name })}</p>
        <section>
          <h3>{t('nextInvite')}</h3>
          {invited ? (
            <Badge kind="good">{t('inviteSent')}</Badge>
          ) : (
            <>
              <p className={classes.quiet}>{t('nextInviteText')}</p>
              <div className={classes.ways}>
                <Button leftSection={<IconMail size={18} />} loading={invite.busy} onClick={() => void send('email')}>
                  {t('inviteMail')}
                </Button>
                {phone ? (
                  <Button
                    variant="default"
                    leftSection={<IconDeviceMobileMessage size={18} />}
                    disabled={invite.busy}
                    onClick={() => void send('sms')}
                  >
                    {t('inviteSms')}
                  </Button>
                ) : null}
              </div>
            </>
          )}
        </section>
        <section>
          <h3>{t('nextLink')}</h3>
          {linked ? (
            <>
              <p className={classes.quiet}>{t('nextLinked')}</p>
              <Link to={href('people.contact', { camuserId: id })}>{t('openProfile')}</Link>
            </>
          ) : (
            <LinkStudents user={id} location={location} onLinked={() => setLinked(true)} />
          )}
        </section>
      </div>
    </SidePanel>
  );
};

const LinkStudents = ({ user, location, onLinked }: { user: string; location: string; onLinked: () => void }) => {
  const t = useWords(peopleWords);
  const form = useCallForm({
    call: updateUser,
    fixed: { id: user },
    values: { students: [], relation: null, watch_camera: false, alert: false },
    needs: () => ['students', 'relation'],
    name: `contact:link:${user}`,
    onSaved: onLinked,
  });
  const { field, values } = form;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" variant="default" disabled={values.students.length === 0} loading={form.busy}>
          {t('linkNow')}
        </Button>
      }
    >
      <StudentsField location={location} {...field('students', t('students'), t('studentsHelp'))} />
      {values.students.length > 0 ? <NewLinkFields location={location} relation={form} may={form} /> : null}
    </FormBody>
  );
};
