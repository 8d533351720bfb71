import type { SendFile } from '@nestling/kit/field/send-file.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useClient } from 'urql';
import { useSendFile } from '../files/use-send-file.ts';
import { useSendPicture } from '../media/use-send-picture.ts';
import { UploadTicketFileDocument } from './tickets.graphql.ts';
import { ticketWords } from './words.ts';

/** Sends a picture or a document of a `FileField` and answers the key a ticket is given. */
export const useSendAttachment = (): SendFile => {
  const t = useWords(ticketWords);
  const client = useClient();
  const sendPicture = useSendPicture();
  const sendFile = useSendFile();
  return async (file, sending) => {
    if (file.type.startsWith('image/')) return sendPicture(file, sending);
    const put = await sendFile(file, sending);
    if (!('key' in put)) return put;
    const named = { file: put.key, name: file.name.slice(-120) };
    const sent = await sendMutation(client, UploadTicketFileDocument, named, { quiet: true });
    const key = sent.kind === 'done' ? sent.data.uploadFile?.file_name : null;
    return key ? { key } : { problem: sent.message || t('failed') };
  };
};
