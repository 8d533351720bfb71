import { offlinePage } from '../../../files/offline-page.ts';
import type { Messages, Speech } from '../../../kernel/call/languages.ts';
import { escaped } from '../../../kernel/lib/html.ts';
import { spanFigures } from '../../../messages/when.ts';

/** A table of a pack as its index names it. */
export interface Listed {
  readonly title: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly count: number;
  readonly pdf: string | null;
  readonly csv: string;
}

interface Around extends Pick<Speech, 'language'> {
  readonly texts: Messages;
  readonly place: string;
  readonly start_date: string;
  readonly end_date: string;
  /** Who had it made, and the day. */
  readonly by: string;
  readonly made: string;
}

const style = `body{max-width:48rem}table{width:100%;border-collapse:collapse;margin:1.5rem 0}
th,td{text-align:start;padding:.5rem .75rem .5rem 0;border-bottom:1px solid #8884;vertical-align:top}
td.count{text-align:end;font-variant-numeric:tabular-nums}.quiet{opacity:.75}`;

/** The page a pack is opened by: what it holds, of when, and which file each table is. */
export const packPage = (listed: readonly Listed[], around: Around): string => {
  const { texts: t, language, place, start_date, end_date, by, made } = around;
  const title = t['packs.title']({ place });
  const link = (file: string, name: string): string => `<a href="${escaped(file)}">${name}</a>`;
  const lines = listed.map(({ title: name, count, pdf, csv, ...of }) => {
    const files = [pdf === null ? '' : link(pdf, 'PDF'), link(csv, 'CSV')].filter(Boolean).join(' · ');
    const only = pdf === null ? `<br><span class="quiet">${escaped(t['packs.onlyCsv'])}</span>` : '';
    return `<tr><td>${escaped(name)}${only}</td><td>${escaped(spanFigures(of.start_date, of.end_date))}</td><td class="count">${count}</td><td>${files}</td></tr>`;
  });
  const heads = [t['packs.table'], t['packs.days'], t['packs.lines'], t['packs.files']];
  const body = `<h1>${escaped(title)}</h1><p>${escaped(spanFigures(start_date, end_date))}</p>
<table><thead><tr>${heads.map((head) => `<th>${escaped(head)}</th>`).join('')}</tr></thead><tbody>${lines.join('\n')}</tbody></table>
<p class="quiet">${escaped(t['packs.foot']({ name: by, date: made }))}</p>`;
  return offlinePage({ language, title, style, body });
};
