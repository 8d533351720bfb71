import { Button } from '@mantine/core';
import { sendMultipleUserInvite, updateUser } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDeviceMobileMessage, IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { peopleWords } from '../words.ts';
import { NewLinkFields, noLink } from './NewLinkFields.tsx';
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
  const link = useAction(updateUser);
  const [invited, setInvited] = useState(false);
  const [linked, setLinked] = useState(added.students.length > 0);
  const [students, setStudents] = useState<string[]>([]);
  const [given, setGiven] = useState(noLink);
  const [asked, setAsked] = useState(false);
  const send = async (type: 'email' | 'sms') => {
    const ended = await invite.run({ users: [id], type });
    if (ended?.kind === 'done') setInvited(true);
  };
  const save = async () => {
    setAsked(true);
    if (!given.relation) return;
    const ended = await link.run({ id, students, ...given });
    if (ended?.kind === 'done') setLinked(true);
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
            <>
              <StudentsField location={location} value={students} onChange={setStudents} />
              {students.length > 0 ? (
                <NewLinkFields
                  location={location}
                  value={given}
                  error={asked && !given.relation ? t('needRelation') : undefined}
                  onChange={setGiven}
                />
              ) : null}
              <div className={classes.ways}>
                <Button
                  variant="default"
                  disabled={students.length === 0}
                  loading={link.busy}
                  onClick={() => void save()}
                >
                  {t('linkNow')}
                </Button>
              </div>
            </>
          )}
        </section>
      </div>
    </SidePanel>
  );
};
