import { escaped } from '../kernel/lib/html.ts';

/** A file of a mail, its content in base64; a picture with a `cid` is shown within the letter. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: string;
  readonly cid?: string;
}

/** A letter in words. `button` is the one thing to do; `code` is shown large, to be typed. */
export interface Written {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly code?: string;
  readonly button?: { readonly label: string; readonly href: string };
  /** Who writes: the centre's own name. */
  readonly centre: string;
  readonly language: 'en' | 'es';
  /** What the centre puts under its letters. */
  readonly footer?: string;
  /** Files that go along with a mail. */
  readonly attachments?: readonly Attachment[];
  /** How the centre calls itself as sender, and where answers go. */
  readonly from_name?: string;
  readonly reply_to?: string;
  /** A letter that brings its own page, in place of the lines, with the way out of it in one click (RFC 8058). */
  readonly whole?: { readonly html: string; readonly plain: string; readonly unsubscribe: string };
  /** Where it belongs to a thread: ids of the letters before it, the oldest first, and what its answers are known by. */
  readonly thread?: { readonly before: readonly string[]; readonly reply: string };
}

/** A letter as plain text: also what a text message says, where every character is paid for. */
export const asText = ({ lines, code, button, centre, footer, whole }: Written): string =>
  whole?.plain ??
  [...lines, code, button && `${button.label}: ${button.href}`, centre, footer].filter(Boolean).join('\n\n');

/** A text message: no more than what is needed, in one piece where possible. */
export const asSms = ({ lines, code, button, centre }: Written): string =>
  [`${centre}: ${lines[0] ?? ''}`, code, button?.href].filter(Boolean).join(' ');

/**
 * A letter as HTML that mail programs show alike: tables and attributes, pictures that came along with it and none from
 * elsewhere, nothing that is fetched when it is opened.
 */
export const asHtml = ({
  subject,
  lines,
  code,
  button,
  centre,
  language,
  footer,
  attachments = [],
  whole,
}: Written): string => {
  if (whole) return whole.html;
  const broken = (text: string) => escaped(text).replaceAll('\n', '<br>');
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px;line-height:1.5">${broken(line)}</p>`).join('');
  const pictures = attachments
    .flatMap(({ cid, name }) => (cid ? [{ cid, name }] : []))
    .map(
      ({ cid, name }) => `<img src="cid:${escaped(cid)}" alt="${escaped(name)}" width="226" style="border-radius:8px">`,
    );
  const album = pictures.length > 0 ? `<p style="margin:0 0 16px">${pictures.join(' ')}</p>` : '';
  const foot = footer
    ? `<p style="margin:24px 0 0;color:#5d5661;font-size:13px;line-height:1.5">${broken(footer)}</p>`
    : '';
  const shown = code
    ? `<p style="margin:0 0 16px;font-size:28px;letter-spacing:4px;font-weight:bold">${escaped(code)}</p>`
    : '';
  const link = button
    ? `<p style="margin:0 0 16px"><a href="${escaped(button.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#4a0d66;color:#ffffff;text-decoration:none;font-weight:bold">${escaped(button.label)}</a></p>
<p style="margin:0 0 16px;color:#5d5661;font-size:13px">${escaped(button.href)}</p>`
    : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#faf8f5;color:#231f26;font-family:sans-serif;font-size:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px"><tr><td style="padding:28px">
<p style="margin:0 0 20px;font-weight:bold">${escaped(centre)}</p>
<h1 style="margin:0 0 16px;font-size:22px">${escaped(subject)}</h1>
${paragraphs}${album}${shown}${link}${foot}</td></tr></table></td></tr></table></body></html>`;
};
