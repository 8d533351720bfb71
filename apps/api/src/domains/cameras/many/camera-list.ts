import { plain } from '@nestling/rules/plain.ts';
import { sql } from 'kysely';
import { readTable } from '../../../files/sheet/read-thread.ts';
import { installation } from '../../../installation.ts';
import { object, out, outOrNull } from '../../../kernel/call/answers.ts';
import { declined, message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { type InputOf, secret } from '../../../kernel/call/input.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import type { Message } from '../../../kernel/call/message.ts';
import type { Id } from '../../../kernel/db/tables.ts';
import { decrypt, encrypt } from '../../../secrets/vault.ts';
import { addSeveral, type Several } from './add-cameras.ts';
import { type Fault, faultsOf, knownAt } from './check-rows.ts';

/** Cameras in one list. */
export const MOST = 200;

/** The columns of a list, by the headings people give them; what stands under any other is left out. */
const headings = {
  name: ['name', 'nombre', 'camera', 'camara'],
  code: ['code', 'codigo'],
  color_code: ['color', 'colour'],
  room: ['room', 'sala'],
  schedule: ['schedule', 'horario'],
  camera_id: ['path', 'ruta', 'camera id', 'camera_id'],
  source_url: ['address', 'direccion', 'rtsp', 'url'],
  source_username: ['user', 'username', 'usuario'],
  source_password: ['password', 'contrasena', 'clave'],
  low_url: ['small address', 'direccion pequena'],
} as const;
type Column = keyof typeof headings;
const sealed = ['source_url', 'source_username', 'source_password', 'low_url'] as const satisfies Column[];

const worded = (text: string): string => plain(text).trim();

/** What a list holds of addresses and sign-ins goes back and forth sealed: nobody reads it from an answer. */
const aboutList = ({ who }: Ctx) => `camera list of user ${who.user} of centre ${who.centre}`;

/** The list as it was read: rows in its order, counted from 0; of an address only whether there is one. */
export const CameraList = object(
  {
    status: out.text,
    message: out.text,
    color: out.text,
    cameras: [
      object(
        {
          row: out.int,
          name: out.text,
          code: out.text,
          color_code: out.text,
          location_id: out.id,
          room: outOrNull(out.id),
          room_name: out.text,
          schedule: outOrNull(out.id),
          schedule_name: out.text,
          camera_id: out.text,
          has_source: out.flag,
          has_low: out.flag,
          sealed: outOrNull(out.text),
        },
        'ListedCamera',
      ),
    ],
    errors: [object({ row: out.int, field: out.text, code: out.text, message: out.text }, 'ListFault')],
  },
  'CameraList',
);

const bytesOf = (file: string): Buffer | null => {
  const [, body] = /^data:[\w/+.;=-]{0,100};base64,([A-Za-z\d+/=\s]*)$/.exec(file) ?? [];
  return body === undefined ? null : Buffer.from(body, 'base64');
};

type Cells = Readonly<Record<Column, string>>;

/** The cells of each row under their headings, or what is wrong with the file as a whole. */
const readRows = async (ctx: Ctx, file: string): Promise<Cells[] | Message> => {
  const bytes = bytesOf(file);
  await ctx.settled();
  const read = bytes && (await readTable(ctx.who.centre, { bytes, mostRows: MOST + 1, sheets: false }));
  if (!read) return message('camera.listUnreadable');
  const [head, ...rows] = read;
  if (!head || rows.length === 0) return message('camera.listEmpty');
  const titles = head.map((title) => worded(String(title ?? '')));
  const places = (names: readonly string[]) => titles.findIndex((title) => names.includes(title));
  if (places(headings.name) < 0) return message('camera.listNoName');
  if (rows.length > MOST) return message('camera.listTooLong', { most: MOST });
  return rows.map((row) => {
    const cell = (column: Column) => String(row[places(headings[column])] ?? '').slice(0, 500);
    return {
      name: cell('name').slice(0, 100),
      code: cell('code').slice(0, 40),
      color_code: cell('color_code').slice(0, 20),
      room: cell('room'),
      schedule: cell('schedule'),
      camera_id: cell('camera_id').slice(0, 200),
      source_url: cell('source_url'),
      source_username: cell('source_username').slice(0, 200),
      source_password: cell('source_password').slice(0, 200),
      low_url: cell('low_url'),
    };
  });
};

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Rooms of the location, and the schedules its cameras may go by, by name. */
const namesAt = async (ctx: Ctx, location: number) => {
  const { rows } = await sql<{ rooms: Named[]; schedules: Named[] }>`select
    (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name)), '[]') from room r
      where r.location_id = ${location}) as rooms,
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.location_id nulls first), '[]')
      from schedule s where (s.location_id = ${location} or s.location_id is null)
        and s.student_id is null and s.user_id is null) as schedules`.execute(ctx.db);
  const byName = (named: readonly Named[]) => new Map(named.map(({ id, name }) => [worded(name), id]));
  return { rooms: byName(rows[0]?.rooms ?? []), schedules: byName(rows[0]?.schedules ?? []) };
};

/** Reads a list of cameras and answers its rows and what is wrong with them; nothing is stored. */
export const readCameraList = async (ctx: Ctx, { file, location }: { file: string; location: Id<'location'> }) => {
  const publish = (message: Message) => message.in(textsIn(ctx.request));
  const cells = await readRows(ctx, file);
  if (!Array.isArray(cells))
    return { status: 'Error', message: publish(cells), color: 'danger', cameras: [], errors: [] };
  const names = await namesAt(ctx, location);
  const rows = cells.map((cell) => ({
    ...cell,
    location_id: location,
    room: names.rooms.get(worded(cell.room)) ?? null,
    schedule: names.schedules.get(worded(cell.schedule)) ?? null,
  }));
  const unknown = cells.flatMap((cell, row): Fault[] => [
    ...(cell.room && rows[row]?.room === null
      ? [{ row, field: 'room', code: 'UNKNOWN', message: message('camera.unknownRoom') }]
      : []),
    ...(cell.schedule && rows[row]?.schedule === null
      ? [{ row, field: 'schedule', code: 'UNKNOWN', message: message('camera.unknownSchedule') }]
      : []),
  ]);
  const faults = [...faultsOf(rows, await knownAt(ctx, rows)), ...unknown];
  const wrong = new Set(faults.map(({ row }) => row)).size;
  return {
    status: 'Success',
    message: publish(
      wrong === 0
        ? message('camera.listRead', { count: rows.length })
        : message('camera.listFaults', { faults: wrong }),
    ),
    color: 'success',
    cameras: rows.map((row, n) => ({
      row: n,
      name: row.name,
      code: row.code,
      color_code: row.color_code,
      location_id: location,
      room: row.room,
      room_name: cells[n]?.room ?? '',
      schedule: row.schedule,
      schedule_name: cells[n]?.schedule ?? '',
      camera_id: row.camera_id,
      has_source: row.source_url !== '',
      has_low: row.low_url !== '',
      sealed: sealRow(ctx, row),
    })),
    errors: faults.map(({ message, ...fault }) => ({ ...fault, message: publish(message) })),
  };
};

const sealRow = (ctx: Ctx, row: Readonly<Record<(typeof sealed)[number], string>>): string | null => {
  const secrets = sealed.map((column) => row[column]);
  if (secrets.every((text) => text === '')) return null;
  return encrypt(installation().secrets.vault, aboutList(ctx), JSON.stringify(secrets)).toString('base64');
};

/** What a row was sealed with; null when it is no seal of this caller's. */
const openRow = (ctx: Ctx, text: string | undefined): Pick<Several, (typeof sealed)[number]> | null => {
  if (!text) return {};
  try {
    const read: unknown = JSON.parse(
      decrypt(installation().secrets.vault, aboutList(ctx), Buffer.from(text, 'base64')),
    );
    const texts = Array.isArray(read) ? read.map(String) : [];
    return Object.fromEntries(sealed.flatMap((column, n) => (texts[n] ? [[column, texts[n]]] : [])));
  } catch {
    return null;
  }
};

export const sealedRow = { sealed: secret(1, 8_000).optional() };
type Listed = Omit<Several, 'source_url' | 'source_username' | 'source_password' | 'low_url'> &
  InputOf<typeof sealedRow>;

/** Stores the rows of a list that was read before: those that are right by now. */
export const saveCameraList = async (ctx: Ctx, { cameras }: { cameras: readonly Listed[] }) => {
  const rows: Several[] = [];
  for (const [row, { sealed: text, ...camera }] of cameras.entries()) {
    const opened = openRow(ctx, text);
    if (!opened) return declined(message('camera.sealBroken'), { field: `cameras.${row}.sealed`, code: 'BROKEN' });
    rows.push({ ...camera, ...opened });
  }
  return addSeveral(ctx, rows);
};
