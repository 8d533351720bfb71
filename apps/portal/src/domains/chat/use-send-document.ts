import type { FileSent } from '@nestling/kit/field/send-file.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { useClient } from 'urql';
import { useSendFile } from '../files/use-send-file.ts';
import { KeepChatFileDocument } from './chat.graphql.ts';

/** What the server takes as a document beside a message, by ending. */
export const DOCUMENT_ENDINGS = ['.pdf', '.docx', '.xlsx', '.pptx', '.txt', '.csv'];

/** Sends a document and answers the key a message names it by, or why not. */
export const useSendDocument = () => {
  const client = useClient();
  const sendFile = useSendFile();
  return async (file: File, signal: AbortSignal): Promise<FileSent> => {
    const put = await sendFile(file, { progress: () => undefined, signal });
    if (!('key' in put)) return put;
    const named = { file: put.key, name: file.name.slice(-120) };
    const kept = await sendMutation(client, KeepChatFileDocument, named, { quiet: true });
    const key = kept.kind === 'done' ? kept.data.uploadFile?.file_name : null;
    return key ? { key } : { problem: kept.message || null };
  };
};
