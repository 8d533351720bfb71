import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { HEADER, isObject, readHeader } from './record.ts';

/** From when to when something is held, ms since 1970. */
export interface Span {
  from: number;
  to: number;
}

/** One file of a ring: some minutes of one camera. */
export interface RingFile {
  path: string;
  from: number;
  to: number;
  bytes: number;
  /** Records lie one after the other; a next one that begins later than this after the end of the last is a gap. */
  spans: Span[];
}

/** Pictures that come this much later than the ones before them ended: something is missing, ms. */
export const GAP_MS = 1500;
const END = '.ring';

/** The folder of a camera: "1:7" is 1-7. */
export const folderOf = (dir: string, cam: string): string => join(dir, cam.replace(':', '-'));

/** The cameras that have a folder. */
export const camerasIn = (dir: string): string[] =>
  existsSync(dir) ? readdirSync(dir).flatMap((name) => (/^\d+-\d+$/.test(name) ? [name.replace('-', ':')] : [])) : [];

export const newFile = (folder: string, from: number): RingFile => ({
  path: join(folder, `${String(Math.floor(from)).padStart(14, '0')}${END}`),
  from,
  to: from,
  bytes: 0,
  spans: [],
});

/** Adds what was held to spans in their order. */
export function addSpan(spans: Span[], { from, to }: Span): void {
  const last = spans.at(-1);
  if (last && from - last.to < GAP_MS) last.to = Math.max(last.to, to);
  else spans.push({ from, to });
}

/** Records of a file with where each begins; what a killed process left half-written at the end is not told. */
export function* recordsOf(path: string): Generator<Span & { at: number; size: number }> {
  const length = statSync(path).size;
  const file = openSync(path, 'r');
  try {
    const header = Buffer.alloc(HEADER);
    for (let at = 0; at + HEADER <= length; ) {
      if (readSync(file, header, 0, HEADER, at) < HEADER) return;
      const found = readHeader(header);
      if (!found || at + HEADER + found.size > length) return;
      yield { from: found.from, to: found.to, at, size: HEADER + found.size };
      at += HEADER + found.size;
    }
  } finally {
    closeSync(file);
  }
}

/** What a file holds, by the headers of its records; null for one that holds nothing. */
export function readFile(path: string): RingFile | null {
  const spans: Span[] = [];
  let bytes = 0;
  for (const record of recordsOf(path)) {
    addSpan(spans, record);
    bytes = record.at + record.size;
  }
  const [first] = spans;
  const last = spans.at(-1);
  return first && last ? { path, from: first.from, to: last.to, bytes, spans } : null;
}

const filesIn = (folder: string): string[] =>
  // Something else of that name is told of when a piece is to be written.
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder)
        .filter((name) => name.endsWith(END))
        .sort()
        .map((name) => join(folder, name))
    : [];

/** The files of a camera, oldest first. One that holds nothing is being written, perhaps, and left alone. */
export const readRing = (folder: string): RingFile[] => filesIn(folder).flatMap((path) => readFile(path) ?? []);

/** Removes files that hold nothing, as a kill leaves behind; for whoever alone writes the folder. */
export const removeEmpty = (folder: string): void => {
  for (const path of filesIn(folder)) if (!readFile(path)) rmSync(path, { force: true });
};

/** How long a camera's pieces are kept, as it was last said; null when nothing was. */
export function readHours(folder: string): number | null {
  try {
    const about: unknown = JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8'));
    return isObject(about) && typeof about.hours === 'number' ? about.hours : null;
  } catch {
    return null;
  }
}

/** Writes beside the pieces how long they are kept, so that it holds while the api is away, too. */
export function writeHours(folder: string, hours: number): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'kept.json');
  writeFileSync(`${path}.new`, JSON.stringify({ hours }), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
