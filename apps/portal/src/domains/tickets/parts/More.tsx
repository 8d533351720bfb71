import { snoozeTicket } from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { deskWords } from '../desk-words.ts';
import { RaiseDialog } from './RaiseDialog.tsx';
import { SnoozeDialog } from './SnoozeDialog.tsx';
import type { Ticket } from './TicketPanel.tsx';
import { LinkDialog, MergeDialog } from './TogetherDialog.tsx';
import classes from './ticket.module.css';

/** What is done with a ticket now and then: linked by everybody, merged and laid aside by support. */
export const More = ({ ticket, support }: { ticket: Ticket; support: boolean }) => {
  const t = useWords(deskWords);
  const [open, setOpen] = useState<'merge' | 'link' | 'snooze' | 'raise' | null>(null);
  const wake = useAction(snoozeTicket);
  const { id, snoozed_until, is_merged, status } = ticket;
  const close = () => setOpen(null);
  const rests = snoozed_until
    ? { key: 'wake', label: t('wake'), onPick: () => void wake.run({ id, until: null }) }
    : { key: 'snooze', label: t('snooze'), onPick: () => setOpen('snooze') };
  const items = [
    { key: 'link', label: t('link'), onPick: () => setOpen('link') },
    ...(support && !is_merged ? [{ key: 'merge', label: t('merge'), onPick: () => setOpen('merge') }] : []),
    ...(support && status?.name !== 'Closed' ? [rests] : []),
    ...(support && !is_merged ? [{ key: 'raise', label: t('raise'), onPick: () => setOpen('raise') }] : []),
  ];
  return (
    <>
      <Menu
        className={classes.move}
        button={
          <>
            {t('more')}
            <IconChevronDown size={16} aria-hidden="true" />
          </>
        }
        items={items}
      />
      {open === 'merge' ? <MergeDialog ticket={ticket} onClose={close} /> : null}
      {open === 'link' ? <LinkDialog ticket={ticket} onClose={close} /> : null}
      {open === 'raise' ? <RaiseDialog ticket={ticket} onClose={close} /> : null}
      {open === 'snooze' ? <SnoozeDialog ticket={ticket} onClose={close} /> : null}
    </>
  );
};
