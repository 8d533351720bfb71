import type { SendFile } from '@nestling/kit/field/send-file.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { useClient } from 'urql';
import { KeepDocumentDocument } from './files.graphql.ts';
import { useSendFile } from './use-send-file.ts';

/** What the server takes as a document beside a message, a letter or a ticket, by ending. */
export const DOCUMENT_ENDINGS = ['.pdf', '.docx', '.xlsx', '.pptx', '.txt', '.csv'];

/** Sends a document and answers the key a record names it by, or why not. */
export const useSendDocument = (): SendFile => {
  const client = useClient();
  const sendFile = useSendFile();
  return async (file, sending) => {
    const put = await sendFile(file, sending);
    if (!('key' in put)) return put;
    const named = { file: put.key, name: file.name.slice(-120) };
    const kept = await sendMutation(client, KeepDocumentDocument, named, { quiet: true });
    const key = kept.kind === 'done' ? kept.data.uploadFile?.file_name : null;
    return key ? { key } : { problem: kept.message || null };
  };
};
