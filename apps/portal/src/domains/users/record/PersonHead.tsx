import { Button } from '@mantine/core';
import { phoneWords } from '@nestling/rules/phones.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { SafetyBand } from '@nestling/ui/feedback/SafetyBand.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCheck, IconDots, IconMail, IconMessage, IconPhone } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { messageHref } from '../../../shell/write-to.tsx';
import { ChangeableFace } from '../../media/parts/ChangeableFace.tsx';
import { usePersonPicture } from '../../media/use-pictures.ts';
import { useMay } from '../../permissions/use-may.ts';
import { TagBadge } from '../../tags/parts/TagBadge.tsx';
import { tagWords } from '../../tags/words.ts';
import classes from '../parts/people.module.css';
import { Standing } from '../parts/Standing.tsx';
import { usePersonActs } from '../parts/use-person-acts.tsx';
import { peopleWords } from '../words.ts';
import type { PersonRecord } from './use-person-record.ts';

/** Who it is, how the account stands, how to reach them, and what is done with the account. */
export const PersonHead = ({ person, contact }: { person: PersonRecord; contact: boolean }) => {
  const t = useWords(peopleWords);
  const say = useWords(tagWords);
  const navigate = useNavigate();
  const writes = useMay()('send_announcements');
  const savePicture = usePersonPicture(person.id);
  const { actsOf, dialogs, approve, invite } = usePersonActs(
    contact,
    () => void navigate({ href: href(contact ? 'people.contacts' : 'people.team') }),
  );
  const notes = [
    ...person.allergies.map(({ name }) => ({ kind: 'safety', word: name }) as const),
    ...person.medications.map(({ name }) => ({ kind: 'medication', word: name }) as const),
  ];
  const waits = person.has_password === false && person.status === 'active' && person.email;
  return (
    <>
      <header className={classes.head}>
        <div className={classes.who}>
          <ChangeableFace id={person.id} name={person.full_name} image={person.avatar} size={72} save={savePicture} />
          <div>
            <h1 className={classes.title}>
              {person.full_name}
              <span className={classes.standing}>
                <Standing person={person} />
              </span>
            </h1>
            <div className={classes.facts}>
              {person.job_title ? <span>{person.job_title}</span> : null}
              {person.phone ? (
                <a href={`tel:${person.phone}`}>
                  <IconPhone size={16} aria-hidden="true" /> {phoneWords(person.phone)}
                </a>
              ) : null}
              {person.email ? <a href={`mailto:${person.email}`}>{person.email}</a> : null}
              {person.email && !person.email_confirmed ? <Badge kind="wait">{t('unconfirmed')}</Badge> : null}
              {person.tags.map(({ id, name, color_code }) => (
                <TagBadge key={id} name={name} colour={color_code} />
              ))}
            </div>
          </div>
        </div>
        <div className={classes.acts}>
          {person.pending && approve ? (
            <Button leftSection={<IconCheck size={18} />} onClick={() => approve(person.id)}>
              {t('approve')}
            </Button>
          ) : waits && invite ? (
            <Button
              leftSection={<IconMail size={18} />}
              onClick={() => void invite({ users: [person.id], type: 'email' })}
            >
              {t('inviteMail')}
            </Button>
          ) : null}
          {person.phone ? (
            <Button variant="default" component="a" href={`tel:${person.phone}`} leftSection={<IconPhone size={18} />}>
              {t('call')}
            </Button>
          ) : null}
          {writes ? (
            <Button
              variant="default"
              component={Link}
              to={messageHref('person', [{ id: person.id, name: person.full_name }])}
              leftSection={<IconMessage size={18} />}
            >
              {t('message')}
            </Button>
          ) : null}
          <Menu className={classes.more} label={t('change')} button={<IconDots size={20} />} items={actsOf(person)} />
        </div>
      </header>
      <SafetyBand label={say('allergies')} notes={notes} />
      {dialogs}
    </>
  );
};
