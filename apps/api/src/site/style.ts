import { hash } from 'node:crypto';
import { isThemeFont, THEME_FONTS, themeColors } from '@nestling/rules/website/theme.ts';

/** The style of public pages. It stands within each of them: a first visit waits for nothing else. */
const STYLE = `:root{color-scheme:light dark;--ink:#231f26;--quiet:#5d5661;--paper:#faf8f5;--card:#fff;--line:#ddd6df;--link:#4a0d66}
@media(prefers-color-scheme:dark){:root{--ink:#f3eef5;--quiet:#c3b9c9;--paper:#1b171d;--card:#262029;--line:#4a414f;--link:#dcb8ee}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:break-word}
a{color:var(--link)}a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:.5rem;background:var(--card);padding:.5rem}
body>header,main,body>footer{max-width:46rem;margin:0 auto;padding:1rem 1.25rem}
body>header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;border-bottom:1px solid var(--line)}
.home{font-weight:700;font-size:1.2rem;text-decoration:none}
nav ul{display:flex;flex-wrap:wrap;gap:0 1rem;list-style:none;margin:0;padding:0}nav a,.home{display:inline-block;padding:.6rem 0}
h1,h2,h3{line-height:1.25}h1{font-size:2rem;margin:1.5rem 0 .5rem}.posts h2{font-size:1.25rem;margin:0}
.facts{color:var(--quiet);margin:.25rem 0}.lead{font-size:1.2rem}
img{max-width:100%;height:auto;border-radius:.5rem}.large{display:block;margin:1rem 0}
.posts{list-style:none;padding:0}.posts li{display:flex;gap:1rem;align-items:flex-start;padding:1rem 0;border-bottom:1px solid var(--line)}.posts li>div{flex:1;min-width:0}.posts img{width:7.5rem;height:7.5rem;object-fit:cover}
.pages{display:flex;gap:1rem;justify-content:space-between;padding:1rem 0}
blockquote{margin:1rem 0;padding-left:1rem;border-left:4px solid var(--line)}
.author{display:flex;gap:1rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:0 1rem;align-items:center}.author img{border-radius:50%}
.note{background:var(--card);border:2px solid var(--link);border-radius:.5rem;padding:.5rem 1rem}
body>header li ul{font-size:.95em}
.gallery,.columns{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr))}
.button{display:inline-block;background:var(--button,var(--link));color:var(--on-button,var(--paper));padding:.7rem 1.2rem;border-radius:.5rem;text-decoration:none}
details{border:1px solid var(--line);border-radius:.5rem;padding:.6rem 1rem;margin:.5rem 0}summary{cursor:pointer;font-weight:600}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.5rem;border-bottom:1px solid var(--line)}address{font-style:normal;margin:1rem 0}caption{text-align:left;font-weight:700}.rooms{padding-left:1.25rem}
body>footer{color:var(--quiet);border-top:1px solid var(--line);margin-top:2rem}
@media(max-width:30rem){.posts img{width:5rem;height:5rem}h1{font-size:1.6rem}}`;

/** A theme as a release holds it. */
interface Theme {
  readonly colors: unknown;
  readonly fonts: unknown;
}
const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The style of a site. Of a theme nothing but colors and names of fonts that we know gets in. */
export const styleOf = (theme: Theme | null): string => {
  if (!theme) return STYLE;
  const { ink, paper, link, button, on_button } = themeColors(membersOf(theme.colors));
  const { text, headings } = membersOf(theme.fonts);
  const font = (selector: string, name: unknown) =>
    isThemeFont(name) ? `${selector}{font-family:${THEME_FONTS[name]}}` : '';
  const light = `--ink:${ink};--paper:${paper};--link:${link};--button:${button};--on-button:${on_button}`;
  return `${STYLE}
@media(prefers-color-scheme:light){:root{${light}}}${font('body', text)}${font('h1,h2,h3', headings)}`;
};

/**
 * What public pages may do: show our pictures in their own style. Nothing runs, nothing is sent, nothing frames them or leads
 * their addresses elsewhere.
 */
export const policyOf = (style: string): string =>
  [
    "default-src 'none'",
    "script-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "img-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What is no page of a site may do: nothing. */
export const NOTHING_RUNS = "default-src 'none'; script-src 'none'; base-uri 'none'; frame-ancestors 'none'";
