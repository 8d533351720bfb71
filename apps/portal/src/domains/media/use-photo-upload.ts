import { sendMutation } from '@nestling/kit/send.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import { shrunk } from './cut.ts';
import { UploadImageDocument } from './uploadImage.graphql.ts';

/** Edges, px, a photo is sent with: the next one where the first is more than a request may hold. */
const EDGES = [1600, 1100] as const;
const MOST = 1_000_000;

/** Sends a photo and answers its key; null when that failed. The file itself, with where it was taken, never leaves. */
export const usePhotoUpload = () => {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const send = async (file: File): Promise<string | null> => {
    setBusy(true);
    const address = URL.createObjectURL(file);
    try {
      for (const edge of EDGES) {
        const image = await shrunk(address, edge);
        if (image.length > MOST) continue;
        const sent = await sendMutation(client, UploadImageDocument, { image }, { quiet: true });
        return sent.kind === 'done' ? (sent.data.uploadImage?.image_name ?? null) : null;
      }
      return null;
    } catch {
      return null;
    } finally {
      URL.revokeObjectURL(address);
      setBusy(false);
    }
  };
  return { send, busy };
};
