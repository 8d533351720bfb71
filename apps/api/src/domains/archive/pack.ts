import type { Zippable } from 'fflate';
import { fileOf, isPictureKey } from '../../files/pictures.ts';
import { wholeInThread } from '../../files/sheet/sheet-thread.ts';
import { readStored } from '../../files/store.ts';
import { zipInThread } from '../../files/zip-thread.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { type Gathered, partNames, type Row } from './gather.ts';
import { pageOf } from './page.ts';

/** What the whole archive may hold at most of pictures and papers, in bytes: it is put together in memory. */
const MOST_FILES = 200 * 1024 * 1024;

const csvOf = (centre: number, language: 'en' | 'es', rows: readonly Row[]): Promise<Uint8Array> => {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((head) => ({
    head,
    kind: 'text' as const,
    value: (row: Row) => (row[head] === null || row[head] === undefined ? null : String(row[head])),
  }));
  return wholeInThread(centre, 'csv', language, { title: '', subtitle: '', columns, rows });
};

interface Made {
  readonly centre: number;
  readonly centreName: string;
  readonly language: 'en' | 'es';
  readonly pets: boolean;
  readonly at: Date;
}

/** One zip: `index.html`, which opens without a network; each part as JSON and CSV; the pictures. */
export const pack = async (gathered: Gathered, made: Made): Promise<Uint8Array> => {
  const files: Zippable = {};
  const text = (value: string): Uint8Array => new TextEncoder().encode(value);
  const pictures = new Set<string>();
  let bytes = 0;
  for (const key of gathered.pictures) {
    const picture = isPictureKey(key) ? await readStored(made.centre, fileOf(key, 'full')) : null;
    if (!picture || bytes + picture.length > MOST_FILES) continue;
    bytes += picture.length;
    pictures.add(key);
    // A picture is packed already.
    files[`pictures/${key}.webp`] = [picture, { level: 0 }];
  }
  const papers = new Set<string>();
  for (const { path, stored } of gathered.papers) {
    const paper = await readStored(made.centre, stored);
    if (!paper || bytes + paper.length > MOST_FILES) continue;
    bytes += paper.length;
    papers.add(path);
    // PDFs and pictures are packed already.
    files[path] = [paper, { level: 0 }];
  }
  for (const name of partNames) {
    const rows = gathered.parts[name];
    files[`data/${name}.json`] = text(`${JSON.stringify(rows, null, 2)}\n`);
    files[`data/${name}.csv`] = await csvOf(made.centre, made.language, rows);
  }
  files['index.html'] = text(pageOf(gathered, { ...made, pictures, papers, texts: textsIn(made) }));
  return zipInThread(made.centre, files, made.at);
};
