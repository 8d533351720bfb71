import { sql } from 'kysely';
import { message } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import type { Message } from '../../../kernel/call/message.ts';
import type { createCameraInput } from '../cameras.inputs.ts';
import { plainColour } from '../save-camera.ts';
import { readAddress } from '../source.ts';

/** What stands in a row of cameras that are added together; an empty `color_code` is the next colour nobody has. */
export interface Row
  extends Pick<InputOf<typeof createCameraInput>, 'name' | 'code' | 'color_code' | 'source_url' | 'low_url'> {
  readonly location_id: number;
  readonly room: number | null;
}

/** What is wrong with a row: `row` counts from 0. */
export interface Fault {
  readonly row: number;
  readonly field: string;
  readonly code: string;
  readonly message: Message;
}

/** What the locations of the rows have already: colours, codes in small letters, and which of the rooms are theirs. */
interface Known {
  readonly location_id: number;
  readonly codes: readonly string[];
  readonly colours: readonly string[];
  readonly rooms: readonly number[];
}
type KnownAt = (location: number) => Known;

export const knownAt = async (ctx: Ctx, rows: readonly Pick<Row, 'location_id' | 'room'>[]): Promise<KnownAt> => {
  const locations = [...new Set(rows.map(({ location_id }) => location_id))];
  const rooms = rows.flatMap(({ room }) => room ?? []);
  const found = await sql<Known>`select l.id as location_id,
      coalesce(c.codes, '{}') as codes, coalesce(c.colours, '{}') as colours,
      coalesce((select array_agg(r.id) from room r where r.location_id = l.id
        and r.id = any(${rooms}::int[])), '{}') as rooms
    from unnest(${locations}::int[]) l (id)
    left join lateral (select array_agg(lower(code)) as codes, array_agg(color_code) as colours from camera
      where location_id = l.id and deleted_at is null) c on true`.execute(ctx.db);
  const known = new Map(found.rows.map((one) => [one.location_id, one]));
  return (location) => known.get(location) ?? { location_id: location, codes: [], colours: [], rooms: [] };
};

const COLOUR = /^#([\da-f]{3}|[\da-f]{6})$/i;

const wrongBy = (row: Row, at: Known, codes: ReadonlySet<string>, colours: ReadonlySet<string>) => {
  const faults: Omit<Fault, 'row'>[] = [];
  const fault = (field: string, code: string, message: Message) => faults.push({ field, code, message });
  if (row.name === '') fault('name', 'REQUIRED', message('camera.nameMissing'));
  if (row.code === '') fault('code', 'REQUIRED', message('camera.codeMissing'));
  else if (codes.has(row.code.toLowerCase())) fault('code', 'TAKEN', message('camera.codeTaken'));
  if (row.color_code !== '') {
    if (!COLOUR.test(row.color_code)) fault('color_code', 'INVALID', message('camera.colorMissing'));
    else if (colours.has(plainColour(row.color_code))) fault('color_code', 'TAKEN', message('camera.colorTaken'));
  }
  if (row.room !== null && !at.rooms.includes(row.room)) fault('room', 'ELSEWHERE', message('camera.roomElsewhere'));
  if (row.source_url && !readAddress(row.source_url)) fault('source_url', 'BAD_ADDRESS', message('camera.badAddress'));
  if (row.low_url && !readAddress(row.low_url)) fault('low_url', 'BAD_ADDRESS', message('camera.badAddress'));
  return faults;
};

/**
 * What is wrong with each row, held against its location and the rows before it; of two rows with one code the later is
 * wrong.
 */
export const faultsOf = (rows: readonly Row[], known: KnownAt): Fault[] => {
  const seen = new Map<number, { codes: Set<string>; colours: Set<string> }>();
  return rows.flatMap((row, n) => {
    const at = known(row.location_id);
    const taken = seen.get(row.location_id) ?? { codes: new Set(at.codes), colours: new Set(at.colours) };
    seen.set(row.location_id, taken);
    const faults = wrongBy(row, at, taken.codes, taken.colours);
    if (faults.length === 0) {
      taken.codes.add(row.code.toLowerCase());
      if (row.color_code !== '') taken.colours.add(plainColour(row.color_code));
    }
    return faults.map((fault) => ({ row: n, ...fault }));
  });
};
