import { askOnce } from '@nestling/kit/ask-once.ts';
import { putFile, type SendFile } from '@nestling/kit/field/send-file.ts';
import { refusalOf } from '@nestling/kit/refusal.ts';
import { sendMutation } from '@nestling/kit/send.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useRef } from 'react';
import { useClient } from 'urql';
import { ConfirmUploadDocument, UploadLinkDocument } from './presigned.graphql.ts';
import { pictureWords } from './words.ts';

/**
 * Sends a `FileField`'s pictures to addresses of their own and answers the key that records are given. A file that had
 * arrived when the line broke is only confirmed when it is tried again.
 */
export const useSendPicture = (): SendFile => {
  const t = useWords(pictureWords);
  const client = useClient();
  /** Files that have arrived and are not confirmed yet. */
  const arrived = useRef(new WeakMap<File, string>());

  return async (file, sending) => {
    let key = arrived.current.get(file);
    if (key === undefined) {
      const asked = { name: file.name.slice(-100) || 'picture', type: file.type };
      const { data, error } = await askOnce(client, UploadLinkDocument, asked);
      const link = data?.getPresignedUploadUrl;
      if (!link) return { problem: (error && refusalOf(error).message) || null };
      const status = await putFile(new URL(link.url).pathname, file, file.type, sending);
      if (status === 413) return { problem: t('tooLarge') };
      if (status !== 204) return { problem: status === 0 ? null : t('failed') };
      key = link.key;
      arrived.current.set(file, key);
    }
    const sent = await sendMutation(client, ConfirmUploadDocument, { key }, { quiet: true });
    if (sent.kind !== 'done' && sent.refused) return { problem: sent.message || null };
    const made = sent.kind === 'done' ? sent.data.confirmPresignedUpload?.file_name : null;
    if (made) return { key: made };
    // What is no picture has been removed: another try sends the file again.
    arrived.current.delete(file);
    return { problem: sent.message || t('failed') };
  };
};
