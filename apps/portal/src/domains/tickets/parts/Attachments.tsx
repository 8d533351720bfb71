import { Button } from '@mantine/core';
import { deleteTicketAttachment } from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { useTaking } from '@nestling/kit/taking.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useClient } from 'urql';
import { useMay } from '../../permissions/use-may.ts';
import { TicketDownloadDocument } from '../tickets.graphql.ts';
import { ticketWords } from '../words.ts';
import type { Ticket } from './TicketPanel.tsx';
import classes from './ticket.module.css';

/** The files of a ticket: pictures shown, documents to download. */
export const Attachments = ({ ticket: { attachments } }: { ticket: Ticket }) => {
  const t = useWords(ticketWords);
  const client = useClient();
  const remove = useAction(deleteTicketAttachment);
  const handles = useMay()('handle_tickets');
  const { take } = useTaking();
  const download = (file: string) =>
    take(async () => (await askOnce(client, TicketDownloadDocument, { file })).data?.downloadTicketAttachment);
  if (attachments.length === 0) return null;
  return (
    <section aria-label={t('files')}>
      <ul className={classes.files}>
        {attachments.map(({ id, file_name, orignal_name, is_picture, storage_link, own }) => (
          <li key={id} className={classes.file}>
            {is_picture && storage_link ? (
              <img className={classes.picture} src={storage_link} alt={orignal_name} />
            ) : null}
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconDownload size={16} />}
              aria-label={t('download', { name: orignal_name })}
              onClick={() => void download(file_name ?? '')}
            >
              {orignal_name}
            </Button>
            {own || handles ? (
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={t('remove', { name: orignal_name })}
                onClick={() => void remove.run({ id })}
              >
                <IconTrash size={16} />
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
};
