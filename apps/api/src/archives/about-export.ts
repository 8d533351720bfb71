import { OPEN_BY } from '../secrets/passphrase-stream.ts';

/** What stands in an export for whoever opens it. */
export const aboutExport = (sealed: boolean): string => `This is everything a center has, in one moment.

csv/<table>.csv            rows for people: any spreadsheet opens them (further thousands: <table>-2.csv, ...)
rows/<table>/<n>.jsonl     the same rows for programs: one JSON object a line
files/<name>               pictures, papers and videos, under the names rows refer to them by
schema.json                each table and column, its type, and what it means where that was said
manifest.json              how many rows each table has, and the SHA-256 of every table and file

Moments are in UTC (ISO 8601), amounts in cents, ids are those of the center.
Not in it: who is signed in, tokens, PINs, authenticators, addresses and passwords of cameras, keys of other services${
  sealed ? '' : ',\nhashes of passwords (an export with a passphrase has them)'
}.

Putting it back into another Nestling that does not have this center:
  npm run restore-center -- <this archive>${sealed ? ' --passphrase <file with the passphrase>' : ''} --operator you@example.com
${sealed ? `\nOpening it without Nestling (it asks for the passphrase):\n  ${OPEN_BY} | tar x\n` : ''}`;
