import { askOnce } from '@nestling/kit/ask-once.ts';
import { putFile, type SendFile } from '@nestling/kit/field/send-file.ts';
import { refusalOf } from '@nestling/kit/refusal.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useClient } from 'urql';
import { FileUploadLinkDocument } from './files.graphql.ts';
import { fileWords } from './words.ts';

/** Endings the server takes. */
export const fileEndings = [
  '.pdf',
  '.jpg',
  '.jpeg',
  '.png',
  '.webp',
  '.heic',
  '.docx',
  '.xlsx',
  '.pptx',
  '.odt',
  '.ods',
  '.odp',
  '.doc',
  '.xls',
  '.ppt',
  '.txt',
  '.csv',
];

/** Sends a `FileField`'s file to an address of its own and answers the key a record is given. */
export const useSendFile = (): SendFile => {
  const t = useWords(fileWords);
  const client = useClient();
  return async (file, sending) => {
    const { data, error } = await askOnce(client, FileUploadLinkDocument, {});
    const link = data?.fileUploadLink;
    if (!link) return { problem: (error && refusalOf(error).message) || null };
    const status = await putFile(new URL(link.url).pathname, file, 'application/octet-stream', sending);
    if (status === 204) return { key: link.key };
    return { problem: status === 0 ? null : t(status === 413 ? 'tooLarge' : 'failed') };
  };
};
