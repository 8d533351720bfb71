import type { Attachment } from './written.ts';

/** A file as nodemailer takes it. */
export const attachedFile = ({ name, type, content, cid }: Attachment) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(content, 'base64'),
  ...(cid ? { cid } : {}),
});
