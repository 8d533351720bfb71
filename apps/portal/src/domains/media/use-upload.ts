import { useAction } from '@nestling/kit/action.ts';
import { askOnce } from '@nestling/kit/ask-once.ts';
import { refusalOf } from '@nestling/kit/refusal.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useClient } from 'urql';
import { ConfirmUploadDocument, UploadLinkDocument } from './presigned.graphql.ts';
import { UploadImageDocument } from './uploadImage.graphql.ts';
import { pictureWords } from './words.ts';

/** What a call may carry; larger pictures are put at an address of their own. */
const BY_CALL = 1_000_000;

const silent = { ownErrors: true, quiet: true, say: () => null } as const;

/** What became of an upload: the key that records are given, or the sentence that says why there is none. */
type Sent = { readonly key: string } | { readonly problem: string };

/** Sends a picture, given as a data URL, and answers its key. */
export const useUpload = (): ((picture: string) => Promise<Sent>) => {
  const t = useWords(pictureWords);
  const client = useClient();
  const byCall = useAction(UploadImageDocument, silent);
  const confirm = useAction(ConfirmUploadDocument, silent);
  const keyOr = (key: string | null | undefined): Sent => (key ? { key } : { problem: t('failed') });

  return async (picture) => {
    if (picture.length <= BY_CALL) {
      const sent = await byCall.run({ image: picture });
      return sent?.kind === 'done'
        ? keyOr(sent.data.uploadImage?.image_name)
        : { problem: sent?.message ?? t('failed') };
    }
    const body = await (await fetch(picture)).blob();
    const asked = { name: 'picture', type: body.type };
    const { data, error } = await askOnce(client, UploadLinkDocument, asked);
    if (!data?.getPresignedUploadUrl) return { problem: (error && refusalOf(error).message) || t('failed') };
    const { url, key } = data.getPresignedUploadUrl;
    const put = await fetch(new URL(url).pathname, { method: 'PUT', body });
    if (!put.ok) return { problem: put.status === 413 ? t('tooLarge') : t('failed') };
    const sent = await confirm.run({ key });
    return sent?.kind === 'done'
      ? keyOr(sent.data.confirmPresignedUpload?.file_name)
      : { problem: sent?.message ?? t('failed') };
  };
};
