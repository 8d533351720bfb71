import { Switch } from '@mantine/core';
import { saveTicketMail } from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { deskWords } from '../desk-words.ts';
import { TicketMailDocument } from '../mail.graphql.ts';

/** Whether what is told of tickets comes by mail as well. */
export const TicketMail = () => {
  const t = useWords(deskWords);
  const { data } = useAsk(TicketMailDocument, {});
  const save = useAction(saveTicketMail, { say: () => null });
  if (!data?.ticketMail) return null;
  return (
    <Switch
      label={t('byMail')}
      checked={data.ticketMail.on}
      onChange={(event) => void save.run({ on: event.currentTarget.checked })}
    />
  );
};
