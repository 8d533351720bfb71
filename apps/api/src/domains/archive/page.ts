import { phoneWords } from '@nestling/rules/phones.ts';
import { offlinePage } from '../../files/offline-page.ts';
import type { Messages } from '../../kernel/call/languages.ts';
import { escaped } from '../../kernel/lib/html.ts';
import { dateOf } from '../../messages/when.ts';
import { type Gathered, type PartName, partNames, type Row, type Value } from './gather.ts';

interface Around {
  readonly centreName: string;
  readonly language: 'en' | 'es';
  readonly at: Date;
  readonly texts: Messages;
  /** Keys of the pictures that stand beside the page. */
  readonly pictures: ReadonlySet<string>;
  /** Paths of the papers that stand beside it. */
  readonly papers: ReadonlySet<string>;
}

const style = `body{max-width:72rem}img{width:96px;height:96px;object-fit:cover;border-radius:12px}.wide{overflow-x:auto}
table{border-collapse:collapse;min-width:100%}th,td{padding:.4rem .75rem;border-bottom:1px solid #8886;text-align:start;
vertical-align:top}dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem}dt{opacity:.75}
dd{margin:0;overflow-wrap:anywhere}`;

/** The archive as a page to be read: no script, nothing from a network, in the family's language. */
export const pageOf = ({ parts, name }: Gathered, around: Around): string => {
  const { texts, language, centreName, at, pictures, papers } = around;
  const label = (column: string): string => {
    const words: unknown = Reflect.get(texts, `archive.column.${column}`);
    return typeof words === 'string' ? words : column;
  };
  const shown = (column: string, value: Value | undefined): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return texts[value ? 'archive.yes' : 'archive.no'];
    if (/phone2?$/.test(column)) return escaped(phoneWords(String(value)));
    if (column === 'file') {
      const path = String(value);
      const to = path.split('/').map(encodeURIComponent).join('/');
      return papers.has(path) ? `<a href="${escaped(to)}">${escaped(path.slice(path.indexOf(' ') + 1))}</a>` : '–';
    }
    if (column !== 'picture') return escaped(String(value)).replaceAll('\n', '<br>');
    const file = pictures.has(String(value)) ? `pictures/${escaped(String(value))}.webp` : null;
    return file ? `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>` : '–';
  };
  const record = (row: Row): string =>
    `<dl>${Object.entries(row)
      .map(([column, value]) => `<dt>${escaped(label(column))}</dt><dd>${shown(column, value)}</dd>`)
      .join('')}</dl>`;
  const table = (rows: readonly Row[]): string => {
    const columns = Object.keys(rows[0] ?? {});
    const heads = columns.map((column) => `<th scope="col">${escaped(label(column))}</th>`).join('');
    const lines = rows.map((row) => `<tr>${columns.map((one) => `<td>${shown(one, row[one])}</td>`).join('')}</tr>`);
    return `<div class="wide" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`;
  };
  const part = (one: PartName): string => {
    const rows = parts[one];
    const body =
      rows.length === 0
        ? `<p>${texts['archive.nothing']}</p>`
        : one === 'me' || one === 'children'
          ? rows.map(record).join('<hr>')
          : table(rows);
    const also = `<a href="data/${one}.json">JSON</a> · <a href="data/${one}.csv">CSV</a>`;
    return `<section id="${one}"><h2>${texts[`archive.part.${one}`]}</h2>${body}<p>${also}</p></section>`;
  };
  const list = partNames
    .map((one) => `<li><a href="#${one}">${texts[`archive.part.${one}`]}</a> (${parts[one].length})</li>`)
    .join('');
  const title = texts['archive.title']({ name });
  const lead = escaped(texts['archive.lead']({ centre: centreName, date: dateOf(language, at) }));
  const body = `<h1>${escaped(title)}</h1><p>${lead}</p>\n<nav><ul>${list}</ul></nav>\n${partNames.map(part).join('\n')}`;
  return offlinePage({ language, title, style, body });
};
