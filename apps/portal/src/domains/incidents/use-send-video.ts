import { askOnce } from '@nestling/kit/ask-once.ts';
import { putFile, type SendFile } from '@nestling/kit/field/send-file.ts';
import { refusalOf } from '@nestling/kit/refusal.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useClient } from 'urql';
import { VideoUploadLinkDocument } from './incidents.graphql.ts';
import { incidentWords } from './words.ts';

/** Sends a `FileField`'s video to an address of its own and answers the key an incident is given. */
export const useSendVideo = (): SendFile => {
  const t = useWords(incidentWords);
  const client = useClient();
  return async (file, sending) => {
    const { data, error } = await askOnce(client, VideoUploadLinkDocument, { type: file.type });
    const link = data?.videoUploadLink;
    if (!link) return { problem: (error && refusalOf(error).message) || null };
    const status = await putFile(new URL(link.url).pathname, file, file.type, sending);
    if (status === 204) return { key: link.key };
    return { problem: status === 0 ? null : status === 413 ? t('tooLarge') : t('failed') };
  };
};
