import { askOnce } from '@nestling/kit/ask-once.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import type { ChatLineFragment } from '../chat.graphql.ts';
import { RoomChatDocument, StudentChatDocument } from '../chat.graphql.ts';
import { chatWords } from '../words.ts';
import classes from './Thread.module.css';

/**
 * The document of a message, to download. Its address is asked for at the press: the one that came with the line holds for
 * minutes, and a conversation stays open for a day.
 */
export const FileCard = ({ line, name }: { line: ChatLineFragment; name: string }) => {
  const t = useWords(chatWords);
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const part = { first: 1, before: Number(line.id) + 1 };
    const { data } = line.student_id
      ? await askOnce(client, StudentChatDocument, { id: line.student_id, ...part })
      : await askOnce(client, RoomChatDocument, { id: line.program_id ?? '', ...part });
    setBusy(false);
    const [now] = data?.lines ?? [];
    if (now?.id === line.id && now.attachment) window.location.assign(now.attachment);
    else notify({ kind: 'failed', title: t('fileGone') });
  };
  return (
    <button
      type="button"
      className={classes.document}
      disabled={busy}
      aria-label={t('download', { name })}
      onClick={() => void download()}
    >
      <IconFileText size={24} aria-hidden="true" />
      <span className={classes.fileName}>{name}</span>
      <IconDownload size={18} aria-hidden="true" />
    </button>
  );
};
