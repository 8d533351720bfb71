import type { z } from 'zod';
import { aPictureOf } from '../src/domains/media/test/media.factory.ts';
import { type InputShape, metaOf } from '../src/kernel/call/input.ts';
import type { World } from './world.ts';

const PICTURES = /^(old)?(image|photo|avatar|attachment|thumbnail|app_logo)$/;

/** Of the places of the bed, which record an argument of a table may name. */
const placed = (world: World, table: string): number[] => {
  const own = world.at('own');
  const known: Readonly<Record<string, number>> = {
    location: own.location,
    room: own.room,
    student: own.student,
    app_user: own.contact,
    camera: own.camera,
    camera_group: own.group,
    relationship: own.relationship,
  };
  return known[table] === undefined ? [] : [known[table]];
};

const plain: readonly unknown[] = [
  true,
  false,
  'a',
  'sample',
  1,
  7,
  30,
  1000,
  'a@example.com',
  '+1 202 555 0100',
  '2026-03-11',
  '2026-03-12',
  '2026-03-01',
  '2026-03-31',
  '09:00',
  '17:00',
  '2026-03-11T15:30:00Z',
  '2026-03-11T12:00:00Z',
  '#aabbcc',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  {},
];

/** What people usually mean by an argument of that name. */
const byName = (name: string): unknown[] => {
  if (name === 'latitude') return ['40.7128', 40.7128];
  if (name === 'longitude') return ['-74.0060', -74.006];
  if (name === 'website' || name === 'embed_code') return ['https://www.example.com/sample'];
  if (/source_url|low_url|^url$/.test(name)) return ['rtsp://10.0.0.9:554/sample', 'https://www.example.com/sample'];
  if (name === 'period') return ['weekly'];
  if (name === 'fever') return [100.4];
  if (name === 'day') return ['Monday'];
  if (name === 'can_edit_fields') return ['fname'];
  if (name === 'color_code')
    return [
      `#${Math.floor(Math.random() * 0xffffff)
        .toString(16)
        .padStart(6, '0')}`,
    ];
  if (/^end_time/.test(name)) return ['23:30', '17:00'];
  if (/end|until|expir|due|_to$/.test(name))
    return /time/.test(name) ? ['17:00'] : ['2026-03-31', '2026-03-31T15:00:00Z'];
  if (/start|from|since/.test(name))
    return /time/.test(name) ? ['09:00'] : ['2026-03-01', '2026-03-12', '2026-03-11T12:00:00Z'];
  if (name === 'page') return [1];
  if (name === 'first') return [20];
  if (name === 'search') return ['o', 'a', 'e'];
  if (/time/.test(name)) return ['10:55', '09:00'];
  if (/email/.test(name)) return [`person${Math.random().toString(36).slice(2)}@example.com`];
  if (/username/.test(name)) return [`person${Math.random().toString(36).slice(2)}`];
  return [];
};

/** Values to try for an argument, the likeliest first, all of which its schema takes; at most a dozen. */
export const candidatesOf = async (
  world: World,
  name: string,
  schema: z.ZodType,
  newest: (table: string) => Promise<readonly number[]>,
  caller: number | null = null,
): Promise<unknown[]> => {
  const { entity, shape, values = [] } = metaOf(schema);
  if (entity) {
    const people = entity.table === 'app_user' ? [world.people.get('user')?.id, world.people.get('teacher')?.id] : [];
    const own =
      entity.table === 'app_user' ? [...placed(world, entity.table), caller, ...people] : placed(world, entity.table);
    const ids = [...new Set([...own, ...(await newest(entity.table))])]
      .filter((one) => typeof one === 'number')
      .slice(0, 8);
    return ids.flatMap((id): unknown[] => [id, [id]].filter((value) => schema.safeParse(value).success));
  }
  const members = shape ? await membersOf(world, shape, newest) : [];
  // Pictures have been uploaded before, by whoever gives them.
  if (PICTURES.test(name)) members.push(await aPictureOf(world.server.tenant, caller));
  const found: unknown[] = [];
  for (const one of [...members, ...byName(name), ...values, ...plain])
    for (const value of [one, [one]]) if (schema.safeParse(value).success) found.push(value);
  return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()].slice(0, 12);
};

/** An object with all of its members, and one with those that must be there. */
const membersOf = async (
  world: World,
  shape: InputShape,
  newest: (table: string) => Promise<readonly number[]>,
): Promise<unknown[]> => {
  const whole: Record<string, unknown> = {};
  const bare: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape)) {
    const [first] = await candidatesOf(world, key, schema, newest);
    if (first === undefined) continue;
    whole[key] = first;
    if (!schema.safeParse(undefined).success) bare[key] = first;
  }
  return [whole, bare];
};
