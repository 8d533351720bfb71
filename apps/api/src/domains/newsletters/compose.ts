import type { LeafBlock, LivingBlock, StillBlock } from '@nestling/rules/letters/blocks.ts';
import { pictureForLetters } from '../../files/picture-address.ts';
import { plainOf } from '../../kernel/lib/rich-text.ts';
import { escaped } from '../../outbox/written.ts';

/** What a letter is made for: whose pictures, under which pages, in which words. */
export interface Desk {
  readonly centre: number;
  readonly centreName: string;
  readonly origin: string;
  readonly now: Date;
  readonly language: 'en' | 'es';
}
/** A letter in all its parts; personal fields still stand in them as `{{…}}`. */
export interface Composed {
  readonly html: string;
  readonly plain: string;
  /** Bytes of the HTML; mail programs cut what is longer than 102 kB. */
  readonly bytes: number;
}

/** A letter whose menu and calendar are filled in; photos are put in for each reader. */
export interface Filled {
  readonly blocks: readonly (StillBlock | Extract<LivingBlock, { type: 'photos' }>)[];
}

/** Stands where the photos of each reader go. */
export const PHOTOS = '%%photos%%';
/** Stands where the link of each reader goes. */
export const UNSUBSCRIBE = '%%unsubscribe%%';
export const MOST_BYTES = 102_000;

const words = {
  en: { why: 'You get this email as a family of', out: 'Unsubscribe', more: 'Web' },
  es: { why: 'Recibe este correo como familia de', out: 'Darse de baja', more: 'Web' },
} as const;

/** A picture of ours by its key, or one of the web. */
const sourceOf = (desk: Desk, src: string): string =>
  src.startsWith('p') ? `${desk.origin}${pictureForLetters(desk.centre, src, desk.now) ?? ''}` : '';

const attr = (value: string): string => escaped(value);
const linked = (href: string): string => (href ? ` href="${attr(href)}"` : '');

const leaf = (desk: Desk, block: LeafBlock): string => {
  switch (block.type) {
    case 'heading':
      return `<mj-text font-size="24px" font-weight="bold" line-height="1.3">${escaped(block.text)}</mj-text>`;
    case 'text':
      return `<mj-text>${block.html}</mj-text>`;
    case 'picture': {
      const src = sourceOf(desk, block.src);
      return src ? `<mj-image src="${attr(src)}" alt="${attr(block.alt)}"${linked(block.href)} />` : '';
    }
    case 'button':
      return block.href ? `<mj-button${linked(block.href)}>${escaped(block.label)}</mj-button>` : '';
    case 'divider':
      return '<mj-divider border-width="1px" border-color="#ddd6df" />';
    case 'social': {
      const links = [
        ['Facebook', block.facebook],
        ['Instagram', block.instagram],
        [words[desk.language].more, block.web],
      ].filter(([, href]) => href);
      const parts = links.map(([name = '', href = '']) => `<a href="${attr(href)}">${escaped(name)}</a>`);
      return parts.length > 0 ? `<mj-text align="center">${parts.join(' &#183; ')}</mj-text>` : '';
    }
  }
};

const section = (desk: Desk, block: Filled['blocks'][number]): string => {
  if (block.type === 'photos') return `<mj-section><mj-column><mj-text>${PHOTOS}</mj-text></mj-column></mj-section>`;
  if (block.type === 'page') return `<mj-section><mj-column><mj-text>${block.html}</mj-text></mj-column></mj-section>`;
  if (block.type !== 'columns') return `<mj-section><mj-column>${leaf(desk, block)}</mj-column></mj-section>`;
  const column = (blocks: readonly LeafBlock[]) =>
    `<mj-column>${blocks.map((one) => leaf(desk, one)).join('')}</mj-column>`;
  return `<mj-section>${column(block.left)}${column(block.right)}</mj-section>`;
};

const leafText = (block: LeafBlock): string => {
  switch (block.type) {
    case 'heading':
      return block.text.toUpperCase();
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

/**
 * Makes a letter of its blocks, once for all its readers: HTML by mjml, and the same as plain text. Nothing in it is
 * fetched from elsewhere, and nothing tells that it was opened.
 */
export const compose = async (desk: Desk, subject: string, { blocks }: Filled): Promise<Composed> => {
  // Fetched by the first letter: a start of the server does not wait for it.
  const { default: mjml } = await import('mjml');
  const { why, out } = words[desk.language];
  const foot = `<mj-section><mj-column><mj-text font-size="13px" color="#5d5661" align="center">${escaped(why)} ${escaped(desk.centreName)}.
    <a href="${UNSUBSCRIBE}">${escaped(out)}</a></mj-text></mj-column></mj-section>`;
  const source = `<mjml lang="${desk.language}"><mj-head><mj-title>${escaped(subject)}</mj-title><mj-attributes>
    <mj-all font-family="sans-serif" /><mj-text font-size="16px" line-height="1.5" color="#231f26" />
    <mj-button background-color="#4a0d66" color="#ffffff" border-radius="8px" font-size="16px" />
    <mj-section background-color="#ffffff" padding="8px 16px" /></mj-attributes></mj-head>
    <mj-body background-color="#faf8f5" width="600px">${blocks.map((one) => section(desk, one)).join('')}${foot}</mj-body></mjml>`;
  // No file of ours can be named by what somebody wrote.
  const { html } = await mjml(source, { ignoreIncludes: true, validationLevel: 'skip', keepComments: false });
  const plain = [...blocks.map(textOf).filter(Boolean), `${why} ${desk.centreName}.\n${out}: ${UNSUBSCRIBE}`].join(
    '\n\n',
  );
  // Web fonts of mjml's own would be fetched from elsewhere.
  const quiet = html.replace(/<!--\[if !mso\]><!-->\s*<link[\s\S]*?<!--<!\[endif\]-->/g, '');
  return { html: quiet, plain, bytes: Buffer.byteLength(quiet) };
};
