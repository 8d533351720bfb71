import type { LeafBlock } from '@nestling/rules/letters/blocks.ts';
import mjml from 'mjml';
import { escaped } from '../../kernel/lib/html.ts';
import { plainOf } from '../../kernel/lib/rich-text.ts';
import { type Filled, type LetterWork, type LetterWritten, PHOTOS, UNSUBSCRIBE } from './letter-parts.ts';

const words = {
  en: { why: 'You get this email as a family of', out: 'Unsubscribe', more: 'Web' },
  es: { why: 'Recibe este correo como familia de', out: 'Darse de baja', more: 'Web' },
} as const;

/**
 * What people wrote, put aside while the letter's frame is made: mjml sees marks of ours alone, so that no word is read as
 * a tag of its own, and long ones cost nothing.
 */
class Aside {
  private readonly parts: string[] = [];

  html(html: string): string {
    this.parts.push(html);
    return `%%part-${this.parts.length - 1}%%`;
  }

  text(text: string): string {
    return this.html(escaped(text));
  }

  putInto(frame: string): string {
    return frame.replace(/%%part-(\d{1,6})%%/g, (_, at: string) => this.parts[Number(at)] ?? '');
  }
}

interface Desk extends Pick<LetterWork, 'language' | 'pictures'> {
  readonly aside: Aside;
}

const linked = ({ aside }: Desk, href: string): string => (href ? ` href="${aside.text(href)}"` : '');

const leaf = (desk: Desk, block: LeafBlock): string => {
  const { aside } = desk;
  switch (block.type) {
    case 'heading':
      return `<mj-text font-size="24px" font-weight="bold" line-height="1.3">${aside.text(block.text)}</mj-text>`;
    case 'text':
      return `<mj-text>${aside.html(block.html)}</mj-text>`;
    case 'picture': {
      const src = desk.pictures.get(block.src);
      return src
        ? `<mj-image src="${aside.text(src)}" alt="${aside.text(block.alt)}"${linked(desk, block.href)} />`
        : '';
    }
    case 'button':
      return block.href ? `<mj-button${linked(desk, block.href)}>${aside.text(block.label)}</mj-button>` : '';
    case 'divider':
      return '<mj-divider border-width="1px" border-color="#ddd6df" />';
    case 'social': {
      const links = [
        ['Facebook', block.facebook],
        ['Instagram', block.instagram],
        [words[desk.language].more, block.web],
      ].filter(([, href]) => href);
      const parts = links.map(([name = '', href = '']) => `<a href="${escaped(href)}">${escaped(name)}</a>`);
      return parts.length > 0 ? `<mj-text align="center">${aside.html(parts.join(' &#183; '))}</mj-text>` : '';
    }
  }
};

const section = (desk: Desk, block: Filled['blocks'][number]): string => {
  const whole = (inner: string) => `<mj-section><mj-column>${inner}</mj-column></mj-section>`;
  if (block.type === 'photos') return whole(`<mj-text>${PHOTOS}</mj-text>`);
  if (block.type === 'page') return whole(`<mj-text>${desk.aside.html(block.html)}</mj-text>`);
  if (block.type !== 'columns') return whole(leaf(desk, block));
  const column = (blocks: readonly LeafBlock[]) =>
    `<mj-column>${blocks.map((one) => leaf(desk, one)).join('')}</mj-column>`;
  return `<mj-section>${column(block.left)}${column(block.right)}</mj-section>`;
};

/** A heading of a plain letter; what is put in for each reader stays to be found. */
const loud = (text: string): string =>
  text
    .split(/(\{\{[^{}]{0,100}\}\})/)
    .map((part, at) => (at % 2 === 0 ? part.toUpperCase() : part))
    .join('');

const leafText = (block: LeafBlock): string => {
  switch (block.type) {
    case 'heading':
      return loud(block.text);
    case 'text':
      return plainOf(block.html);
    case 'picture':
      return [block.alt && `[${block.alt}]`, block.href].filter(Boolean).join(' ');
    case 'button':
      return block.href ? `${block.label}: ${block.href}` : '';
    case 'divider':
      return '----------';
    case 'social':
      return [block.facebook, block.instagram, block.web].filter(Boolean).join('\n');
  }
};

const textOf = (block: Filled['blocks'][number]): string => {
  if (block.type === 'photos') return PHOTOS;
  if (block.type === 'page') return plainOf(block.html);
  if (block.type === 'columns') return [...block.left, ...block.right].map(leafText).filter(Boolean).join('\n\n');
  return leafText(block);
};

/** Web fonts of mjml's own would be fetched from elsewhere. */
const withoutFonts = (html: string): string => {
  const [open, close] = ['<!--[if !mso]><!-->', '<!--<![endif]-->'];
  const kept: string[] = [];
  for (let at = 0; ; ) {
    const from = html.indexOf(open, at);
    const to = from < 0 ? -1 : html.indexOf(close, from);
    if (from < 0 || to < 0) return [...kept, html.slice(at)].join('');
    const isFont = html
      .slice(from + open.length, to)
      .trimStart()
      .startsWith('<link');
    kept.push(html.slice(at, isFont ? from : to + close.length));
    at = to + close.length;
  }
};

/** Writes a letter: HTML by mjml, and the same as plain text. */
export const writeLetter = async ({
  blocks,
  subject,
  centreName,
  language,
  foot: below,
  pictures,
}: LetterWork): Promise<LetterWritten> => {
  const { why, out } = words[language];
  const aside = new Aside();
  const desk: Desk = { aside, language, pictures };
  const foot = `<mj-section><mj-column><mj-text font-size="13px" color="#5d5661" align="center">${escaped(why)} ${aside.text(centreName)}.
    <a href="${UNSUBSCRIBE}">${escaped(out)}</a>${below.map((line) => `<br />${aside.text(line)}`).join('')}</mj-text></mj-column></mj-section>`;
  const frame = `<mjml lang="${language}"><mj-head><mj-title>${aside.text(subject)}</mj-title><mj-attributes>
    <mj-all font-family="sans-serif" /><mj-text font-size="16px" line-height="1.5" color="#231f26" />
    <mj-button background-color="#4a0d66" color="#ffffff" border-radius="8px" font-size="16px" />
    <mj-section background-color="#ffffff" padding="8px 16px" /></mj-attributes></mj-head>
    <mj-body background-color="#faf8f5" width="600px">${blocks.map((one) => section(desk, one)).join('')}${foot}</mj-body></mjml>`;
  const made = await mjml(frame, { ignoreIncludes: true, validationLevel: 'skip', keepComments: false });
  const end = [`${why} ${centreName}.`, `${out}: ${UNSUBSCRIBE}`, ...below].join('\n');
  const plain = [...blocks.map(textOf).filter(Boolean), end].join('\n\n');
  return { html: aside.putInto(withoutFonts(made.html)), plain };
};
