import { expect, test } from 'vitest';
import { isTest, pathsOf, read } from './sources.ts';

/** Who may write into the store without a call's checks before it: each with why there are none. */
const without: Readonly<Record<string, string>> = {
  'apps/api/src/files/keep-file.ts': 'It is the way: it waits for the checks, and takes back what is not kept.',
  'apps/api/src/files/sheet/export-sheet.ts':
    'It waits for the checks itself; a table that is nobody’s goes with the nightly sweep.',
  'apps/api/src/files/sheet/export-parts.ts': 'The same, of several.',
  'apps/api/src/http/uploads.ts':
    'No call: an upload has a signed address of its own, and is swept unless a call takes it.',
  'apps/api/src/archives/restore/restore-center.ts':
    'No call: a command, whose files stand before the transaction that names them ends, and go where it fails.',
  'apps/api/src/files/parts.ts': 'The parts of such an upload put together.',
  'apps/api/src/domains/centres/backup-file.ts': 'A job of its own: its row names the file before it is written.',
  'apps/api/src/domains/exports/write-export.ts': 'A job of its own: its row names the file before it is written.',
  'apps/api/src/domains/media/video/make.ts': 'A job: it works on what a call has taken.',
  'apps/api/src/domains/portfolios/files/make-file.ts': 'A job of its own, whose file stands before its row says so.',
  'apps/api/src/domains/reports/pack/make-pack.ts': 'The same.',
  'apps/api/src/domains/media/halves.ts':
    'No call: half of a kept picture, made again whenever it is missing; it goes with the picture.',
  'apps/api/src/main.ts': 'No call: the faces of the demo, into a database that was empty.',
  'apps/api/src/domains/archive/own-archives.ts': 'A job of its own, whose archive stands before its row does.',
};

test('a call writes files by keepFile alone, after its checks', () => {
  const paths = pathsOf('apps/api/src/**/*.ts').filter(
    (path) => !isTest(path) && path !== 'apps/api/src/files/store.ts',
  );
  const writers = read(paths)
    .filter(({ text }) => /import \{[^}]*\b(putFile|putChunks)\b[^}]*\} from '[^']*\/store\.ts'/.test(text))
    .map(({ path }) => path);
  expect(writers.sort()).toEqual(Object.keys(without).sort());
});
