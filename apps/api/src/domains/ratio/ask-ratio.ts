import { message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { Room } from '../../model/room/entity.ts';
import { isWorse, readMovers } from './after-change.ts';
import { type Place, readRooms } from './read-rooms.ts';
import { ratioOf } from './room-ratio.ts';

/** A child, and the room it comes into. */
interface Comer {
  readonly student: number;
  readonly room: number | null;
}

/** The rooms that would be broken, or more so, by who comes; with how they stand before and after. */
export const overRatio = async (ctx: Ctx, location: number, comers: readonly Comer[]) => {
  const place = await readRooms(ctx, location);
  if (!place || !isLimited(place, comers)) return [];
  const { children } = await readMovers(
    ctx,
    comers.map(({ student }) => student),
    [],
  );
  const roomOf = new Map(comers.map(({ student, room }) => [student, room]));
  return place.rooms.flatMap((room) => {
    const stay = room.children.filter(({ id }) => (roomOf.get(id) ?? room.id) === room.id);
    const come = children.filter(({ id }) => roomOf.get(id) === room.id && !room.children.some((one) => one.id === id));
    const before = ratioOf(place, room);
    const after = ratioOf(place, { ...room, children: [...stay, ...come] });
    return isWorse(before, after) ? [{ id: room.id, name: room.name, before, after }] : [];
  });
};

const isLimited = ({ rule, rooms }: Place, comers: readonly Comer[]): boolean =>
  rule !== null ||
  rooms.some(
    ({ id, max_ratio, capacity }) => (max_ratio ?? capacity) !== null && comers.some(({ room }) => room === id),
  );

/** Asks before children come into a room that may not take them, with its numbers before and after. */
export const askAboutRatio = async (ctx: Ctx, location: number, comers: readonly Comer[]): Promise<boolean> => {
  const broken = await overRatio(ctx, location, comers);
  for (const { id, name, before, after } of broken)
    ctx.confirm({
      code: 'RATIO',
      title: message('confirm.ratio', { room: name }),
      lines: [
        message('confirm.ratioLine', {
          room: name,
          before: before.children,
          after: after.children,
          staff: after.staff,
          most: after.most,
          missing: Math.max(0, after.needed - after.staff),
        }),
      ],
      about: { entity: Room, id },
    });
  return broken.length > 0;
};
