import { hash } from 'node:crypto';
import { isThemeFont, THEME_FONTS, themeColors } from '@nestling/rules/website/theme.ts';

/** The style of public pages. It stands within each of them: a first visit waits for nothing else. */
const STYLE = `:root{color-scheme:light dark;--ink:#231f26;--quiet:#5d5661;--paper:#faf8f5;--card:#fff;--line:#ddd6df;--link:#4a0d66}
@media(prefers-color-scheme:dark){:root{--ink:#f3eef5;--quiet:#c3b9c9;--paper:#1b171d;--card:#262029;--line:#4a414f;--link:#dcb8ee}}
*{box-sizing:border-box}body{--side:max(1.25rem,calc((100vw - 62rem)/2));margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:break-word;min-height:100vh;display:flex;flex-direction:column}
a{color:var(--link)}a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:.5rem;background:var(--card);padding:.5rem;z-index:1}
body>header,main,body>footer{padding:1rem var(--side)}main{flex:1;padding-bottom:3rem}
body>header{display:flex;flex-wrap:wrap;gap:0 2rem;align-items:center;justify-content:space-between;background:var(--card);border-bottom:1px solid var(--line);padding-block:.5rem}
.home{font-weight:700;font-size:1.3rem;text-decoration:none}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;margin:0;padding:0}nav a,.home{display:inline-block;padding:.6rem 0}
body>header nav a{color:var(--ink);text-decoration:none}body>header nav a:hover{text-decoration:underline}body>header nav a[aria-current]{color:var(--link);font-weight:600;box-shadow:inset 0 -3px var(--link)}
h1,h2,h3{line-height:1.2;text-wrap:balance}h1{font-size:2.2rem;margin:2rem 0 .75rem}h2{font-size:1.6rem;margin:2.5rem 0 .75rem}.posts h2,.posts h3{font-size:1.2rem;margin:0}
.facts{color:var(--quiet);margin:.25rem 0}.lead{font-size:1.2rem}
.hero{margin:-1rem calc(-1*var(--side)) 1.5rem;padding:2.5rem var(--side) 3rem;background:color-mix(in srgb,var(--link) 12%,var(--paper));border-bottom:1px solid var(--line)}.hero a:not(.button){color:inherit}
.hero h1{font-size:clamp(2.3rem,6vw,3.6rem);margin:1rem 0}.hero p{font-size:1.25rem;max-width:38rem}.hero .button{font-size:1.1rem}
main p,main blockquote,main details{max-width:44rem}
img{max-width:100%;height:auto;border-radius:.5rem}.large{display:block;margin:1rem 0}
.posts{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(19rem,100%),1fr));list-style:none;padding:0}.posts li{display:flex;gap:1rem;align-items:flex-start;background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.1rem}.posts li>div{flex:1;min-width:0}.posts p:last-child{margin-bottom:0}.posts img{width:6rem;height:6rem;object-fit:cover}.posts blockquote{border:0;margin:0;padding:0}.posts blockquote p{margin-top:0}
.pages{display:flex;gap:1rem;justify-content:space-between;padding:1rem 0}
blockquote{margin:1rem 0;padding-left:1rem;border-left:4px solid var(--line)}blockquote footer{color:var(--quiet)}
.author{display:flex;gap:1rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:0 1rem;align-items:center}.author img{border-radius:50%}
.note{background:var(--card);border:2px solid var(--link);border-radius:.5rem;padding:.5rem 1rem}
body>header li ul{font-size:.95em}
.gallery,.columns{display:grid;gap:1rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr))}
.button{display:inline-block;background:var(--button,var(--link));color:var(--on-button,var(--paper));padding:.7rem 1.4rem;border-radius:.6rem;text-decoration:none;font-weight:600}
details{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.8rem 1.1rem;margin:.6rem 0}summary{cursor:pointer;font-weight:600}
table{border-collapse:collapse;width:100%;max-width:44rem;margin:1rem 0}th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--line)}th{white-space:nowrap}address{font-style:normal;margin:1rem 0}caption{text-align:left;font-weight:700;padding:.5rem 0}.rooms{display:flex;flex-wrap:wrap;gap:.6rem;list-style:none;padding:0}.rooms li{background:var(--card);border:1px solid var(--line);border-radius:2rem;padding:.35rem 1rem}
.asks{max-width:34rem}.asks>div{margin:1rem 0}.asks label,.asks legend{display:block;font-weight:600}.asks .choice{font-weight:400;padding:.35rem 0}.asks small{display:block;color:var(--quiet)}
.asks input:not([type=checkbox],[type=radio]),.asks select,.asks textarea{width:100%;padding:.6rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--quiet);border-radius:.4rem}.asks fieldset{border:0;padding:0;margin:0}
.asks :focus-visible{outline:3px solid var(--link);outline-offset:1px}.fault{display:block;color:light-dark(#9b1c1c,#ffb4ab)}.trap{position:absolute;left:-999px}button.button{border:0;font-size:inherit;font-family:inherit;cursor:pointer}
body>footer{display:flex;flex-wrap:wrap;gap:.5rem 3rem;align-items:baseline;background:var(--card);color:var(--quiet);border-top:1px solid var(--line);font-size:.95rem;line-height:1.9}body>footer address{margin:0}
@media(max-width:30rem){.posts img{width:5rem;height:5rem}h1{font-size:1.7rem}.hero{padding-block:1.5rem 2rem}nav ul{gap:0 1rem}th{white-space:normal}}`;

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
 * What public pages may do: show our pictures in their own style. Nothing runs, nothing is sent elsewhere, nothing frames them or leads
 * their addresses elsewhere.
 */
export const policyOf = (style: string, { posts = false } = {}): string =>
  [
    "default-src 'none'",
    "script-src 'none'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "img-src 'self'",
    // A page with a form sends it to its own site and nowhere else.
    `form-action ${posts ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What is no page of a site may do: nothing. */
export const NOTHING_RUNS = "default-src 'none'; script-src 'none'; base-uri 'none'; frame-ancestors 'none'";
