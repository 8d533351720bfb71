import { Button, Checkbox, Textarea } from '@mantine/core';
import { addTicketComment, lookAtTicket, saveTicketDraft } from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import { noFiles } from '@nestling/kit/field/file-queue.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { useSendAttachment } from '../use-send-attachment.ts';
import { ticketWords } from '../words.ts';
import { InsertAnswer } from './CannedAnswers.tsx';
import type { Ticket } from './TicketPanel.tsx';

const MOST_FILES = 20;
/** How long typing rests before the draft is kept. */
const REST_MS = 1_500;

/** A reply, for support an internal note as well; what others have written meanwhile is shown before it is sent. */
export const ReplyForm = ({ ticket, again }: { ticket: Ticket; again: () => void }) => {
  const [sent, setSent] = useState(0);
  return (
    <Reply
      key={sent}
      ticket={ticket}
      draft={sent === 0 ? ticket.draft : null}
      again={again}
      onSent={() => setSent(sent + 1)}
    />
  );
};

const Reply = ({
  ticket,
  draft,
  again,
  onSent,
}: {
  ticket: Ticket;
  draft: string | null;
  again: () => void;
  onSent: () => void;
}) => {
  const t = useWords(ticketWords);
  const { id: me, role } = usePerson();
  const send = useSendAttachment();
  const may = useMay();
  const support = allows(role, 'kvsupport') && may('handle_tickets') && ticket.created_by?.id !== me;
  const { id } = ticket;
  const form = useCallForm({
    call: addTicketComment,
    fixed: { id, comment_by: me, seen: ticket.history.at(-1)?.id ?? null },
    values: {
      comment: draft ?? '',
      internal: support && draft !== null && ticket.draft_internal === true,
      wait: false,
      files: noFiles(),
    },
    args: ({ internal, wait, ...given }) => (support ? { ...given, internal, wait: wait && !internal } : given),
    save: async (run) => {
      const ended = await run();
      // What came meanwhile is fetched, so that it stands above what is sent again.
      if (ended?.kind === 'declined' && ended.fieldErrors.some(({ code }) => code === 'NEW_LINES')) again();
      return ended;
    },
    onSaved: onSent,
  });
  const { comment, internal } = form.values;
  useKept(ticket, comment, internal, draft ?? '');
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {t(internal ? 'sendNote' : 'sendReply')}
        </Button>
      }
    >
      <Textarea
        autosize
        minRows={3}
        data-reply="true"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
        {...field('comment', t(internal ? 'note' : 'reply'), t('keysOne'))}
      />
      {support ? (
        <>
          <InsertAnswer
            id={id}
            onInsert={(text) => form.set('comment', comment.trim() ? `${comment}\n\n${text}` : text)}
          />
          <Checkbox {...field('internal', t('note'), t('noteHelp'))} />
          {internal ? null : <Checkbox {...field('wait', t('wait'))} />}
        </>
      ) : null}
      <FileField wholeForm most={MOST_FILES} send={send} {...field('files', t('files'), t('filesHelp'))} />
    </FormBody>
  );
};

/** Keeps a draft on the server once typing rests, and tells that somebody writes. */
const useKept = ({ id }: Ticket, text: string, internal: boolean, before: string) => {
  const keep = useAction(saveTicketDraft, { say: () => null, quiet: true, ownEnding: true }).run;
  const look = useAction(lookAtTicket, { say: () => null, quiet: true, ownEnding: true }).run;
  const [kept, setKept] = useState(before);
  useEffect(() => {
    if (text === kept) return;
    const timer = setTimeout(() => {
      setKept(text);
      void keep({ id, text, internal });
      void look({ id, writing: text !== '' });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [id, text, internal, kept, keep, look]);
};
