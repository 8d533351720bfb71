import sanitize from 'sanitize-html';

/** What the portal's editor makes; its view shows no more (`RichTextView`). */
const rules: sanitize.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'br', 'hr', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
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

/** The words of such HTML, a line per block, for searching, text messages and previews. */
export const plainOf = (html: string): string =>
  sanitize(html.replace(/<(br|hr)\b[^>]*>|<\/(p|h[1-6]|li|blockquote)>/gi, '\n'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
