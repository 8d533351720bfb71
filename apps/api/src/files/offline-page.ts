import { escaped } from '../kernel/lib/html.ts';

const shared = `:root{color-scheme:light dark}body{margin:0 auto;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}h1{margin:0}
h2{margin:2.5rem 0 .5rem}a{color:inherit}`;

/** A page people keep: it opens without a network, runs no script and loads nothing but files beside it. */
export const offlinePage = ({
  language,
  title,
  style,
  body,
}: {
  readonly language: 'en' | 'es';
  /** Plain words. */
  readonly title: string;
  /** Rules of its own. */
  readonly style: string;
  /** HTML, with everything in it escaped or cleaned. */
  readonly body: string;
}): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="script-src 'none'; connect-src 'none'; object-src 'none'; frame-src 'none'">
<title>${escaped(title)}</title><style>${shared}${style}</style></head><body><main>
${body}
</main></body></html>
`;
