import sanitize from 'sanitize-html';

/** A length that leaves no place: two digits of what letters are measured in. */
const LENGTH = '(?:\\d{1,2}(?:\\.\\d{1,2})?(?:px|pt)?|\\d(?:\\.\\d{1,2})?r?em|\\d{1,2}%)';

/** Side of a table or a cell: no wider than a page. */
const SIDES = ['width', 'height', 'cellpadding', 'cellspacing', 'border'];
const isSide = (value: string): boolean => /^(?:[1-5]?\d{1,2}|600|\d{1,2}%|100%)$/.test(value);

const rules: sanitize.IOptions = {
  allowedTags: [...sanitize.defaults.allowedTags, 'h1', 'center', 'font'],
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  allowedAttributes: {
    '*': ['style', 'align', 'bgcolor', 'color', 'valign', ...SIDES],
    a: ['href'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  allowedStyles: {
    '*': {
      color: [/^(?:#[\da-f]{3,8}|[a-z]{3,20}|rgb\([\d, ]{5,20}\))$/i],
      'text-align': [/^(?:left|right|center|justify)$/],
      'font-size': [new RegExp(`^(?:${LENGTH}|1\\d\\d%|(?:x{0,2}-)?(?:small|large)|medium|smaller|larger)$`)],
      padding: [new RegExp(`^${LENGTH}(?: ${LENGTH}){0,3}$`)],
    },
  },
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attribs).filter(([name, value]) => !SIDES.includes(name) || isSide(value)),
      ),
    }),
  },
};

/**
 * The body of a page that was made elsewhere, with nothing in it that runs, is fetched, is filled in or leaves its place:
 * text, tables and links, in their colors. Of what was cleaned once nothing more goes.
 */
export const cleanPage = (html: string): string => sanitize(html, rules).trim();

/** What stands between the tags of the body; all of it where there are none. */
export const bodyOf = (page: string): string => {
  const low = page.toLowerCase();
  const open = low.indexOf('<body');
  const from = open < 0 ? -1 : low.indexOf('>', open);
  const to = low.lastIndexOf('</body');
  return from < 0 || to <= from ? page : page.slice(from + 1, to);
};
