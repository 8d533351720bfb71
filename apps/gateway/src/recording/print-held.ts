import { resolve } from 'node:path';
import { camerasIn, folderOf, readHours, readRing } from './ring-files.ts';

/** Prints what the rings of a folder hold, read from the disk alone, and until when at the latest. */
const dir = resolve(process.argv[2] ?? process.env.RECORDINGS_DIR ?? `${process.env.DATA_DIR ?? '.data'}/recordings`);
const rows = camerasIn(dir).map((cam) => {
  const files = readRing(folderOf(dir, cam));
  const hours = readHours(folderOf(dir, cam));
  const [oldest, newest] = [files[0]?.from, files.at(-1)?.to];
  const time = (ms: number | undefined) => (ms === undefined ? '' : new Date(ms).toISOString());
  return {
    camera: cam,
    oldest: time(oldest),
    newest: time(newest),
    'kept, hours': hours ?? '',
    'gone by': newest === undefined || hours === null ? '' : time(newest + hours * 3_600_000),
    MB: Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e5) / 10,
    pieces: files.reduce((sum, { spans }) => sum + spans.length, 0),
  };
});
console.table(rows);
