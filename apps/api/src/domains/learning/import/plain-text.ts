const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
]);

/** The words of a description that may be HTML, of which we show none: tags are left out, and blanks are one. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<\/?[a-z][^<>]{0,2000}>/gi, ' ')
    .replaceAll(/&([a-z]{2,4}|#39);/gi, (all, name: string) => NAMED.get(name.toLowerCase()) ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim();
