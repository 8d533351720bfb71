import sanitize from 'sanitize-html';

/** What the portal's editor makes; its view shows no more (`RichTextView`). */
const rules: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'br', 'hr', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Lists within lists: what no editor makes costs more with each level.
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
  },
};

/** HTML with nothing left in it but paragraphs, headings, lists, quotes, emphasis and links; '' where no text is left. */
export const cleanHtml = (html: string): string => {
  const clean = sanitize(html, rules).trim();
  return plainOf(clean) === '' ? '' : clean;
};

/** Ends of blocks. A tag ends before the next one begins: what is never closed is not looked for to the end each time. */
const BLOCK_ENDS = /<(?:br|hr)\b[^<>]*>|<\/(?:p|h[1-6]|li|blockquote)>/gi;

/** The words of such HTML, a line per block, for searching, text messages and previews. */
export const plainOf = (html: string): string =>
  sanitize(html.replace(BLOCK_ENDS, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
