import { Button, MultiSelect, TextInput } from '@mantine/core';
import {
  deleteLocationTeamNotification,
  resendLocationTeamNotificationVerification,
  saveLocationTeamNotification,
} from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { noticeEvents } from '@nestling/rules/notices.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { eventWords } from '../../settings/event-words.ts';
import { MailboxesDocument, type MailboxesQuery } from '../settings.graphql.ts';
import { placeWords } from '../words.ts';
import classes from './places.module.css';
import { usePlaceRecord } from './use-place.ts';

type Mailbox = MailboxesQuery['getLocationTeamNotification'][number];

const eventsOf = ({ notifications }: Mailbox): string[] =>
  Array.isArray(notifications) ? notifications.map(String) : [];

/** Addresses of the team that hear of what happens at a location, once somebody there has agreed. */
const Mailboxes = () => {
  const location = usePlaceRecord().id;
  const t = useWords(placeWords);
  const event = useWords(eventWords);
  const [open, setOpen] = useState<Mailbox | 'new' | null>(null);
  const { data, error, again: ask } = useAsk(MailboxesDocument, { location });
  const again = useAction(saveLocationTeamNotification);
  const resend = useAction(resendLocationTeamNotificationVerification);
  const boxes = data?.getLocationTeamNotification;
  const remove = useAction(deleteLocationTeamNotification, {
    undo: (_, { id }) => {
      const box = boxes?.find((one) => one.id === id);
      return box
        ? () => void again.run({ location_id: location, email: box.email, notifications: eventsOf(box) })
        : null;
    },
  });
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('addMailbox')}
    </Button>
  );
  if (!boxes) return <Pending error={error} onRetry={ask} rows={3} />;
  return (
    <>
      {boxes.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('noMailboxes')} actions={add}>
          {t('mailboxesHelp')}
        </EmptyState>
      ) : (
        <section className={classes.section}>
          <div className={classes.actions}>{add}</div>
          <p className={classes.quiet}>{t('mailboxesHelp')}</p>
          <ul>
            {boxes.map((box) => (
              <li key={box.id} className={classes.line}>
                <span className={classes.words}>
                  <b>{box.email}</b>
                  <br />
                  <span className={classes.quiet}>
                    {noticeEvents
                      .filter((one) => eventsOf(box).includes(one))
                      .map((one) => event(one))
                      .join(', ') || t('nothingTold')}
                  </span>
                </span>
                <Badge kind={box.verified ? 'good' : 'wait'}>{box.verified ? t('verified') : t('waits')}</Badge>
                {box.verified ? null : (
                  <Button variant="default" loading={resend.busy} onClick={() => void resend.run({ id: box.id })}>
                    {t('resend')}
                  </Button>
                )}
                <Button variant="default" onClick={() => setOpen(box)}>
                  {t('change')}
                </Button>
                <Button variant="default" onClick={() => void remove.run({ id: box.id })}>
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {open ? (
        <MailboxDialog location={location} box={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
};

const MailboxDialog = ({ location, box, onClose }: { location: string; box: Mailbox | null; onClose: () => void }) => {
  const t = useWords(placeWords);
  const event = useWords(eventWords);
  const title = box ? t('change') : t('addMailbox');
  const form = useCallForm({
    call: saveLocationTeamNotification,
    fixed: { location_id: location, id: box?.id },
    values: { email: box?.email, notifications: box ? eventsOf(box) : [...noticeEvents].map(String) },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <TextInput type="email" {...field('email', t('email'))} />
      <MultiSelect
        data={noticeEvents.map((value) => ({ value, label: event(value) }))}
        hidePickedOptions
        {...field('notifications', t('told'))}
      />
    </FormDialog>
  );
};

export default Mailboxes;
