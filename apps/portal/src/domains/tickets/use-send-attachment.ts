import type { SendFile } from '@nestling/kit/field/send-file.ts';
import { useSendDocument } from '../files/use-send-document.ts';
import { useSendPicture } from '../media/use-send-picture.ts';

/** Sends a picture or a document of a `FileField` and answers the key a ticket is given. */
export const useSendAttachment = (): SendFile => {
  const sendPicture = useSendPicture();
  const sendDocument = useSendDocument();
  return (file, sending) => (file.type.startsWith('image/') ? sendPicture : sendDocument)(file, sending);
};
