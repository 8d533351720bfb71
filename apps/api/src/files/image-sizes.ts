import { outMade } from '../kernel/call/call.ts';
import type { Through } from '../kernel/files/ways.ts';
import { pictureAddress } from './address.ts';
import type { Size } from './pictures.ts';

/** The key of somebody's picture in an answer of plain values: answered as the address of the cut one, null without. */
export const avatarImage = outMade((key, ctx) => pictureAddress(ctx, key, 'face', 'signed-in'));

/**
 * A picture of a record in an answer of plain values, given as `pictureOf`: answered as its address, which is asked about by
 * the record whenever it is fetched.
 */
export const imageThrough = (size: Size, through: (id: number) => Through) =>
  outMade((given, ctx) => {
    const [id = '', key = ''] = given.split(' ');
    return pictureAddress(ctx, key, size, through(Number(id)));
  });

/** Where children and staff stand in one list: a face given as `pictureOf` is asked about by the record, a bare key is a member's. */
export const faceThrough = (through: (id: number) => Through) =>
  outMade((given, ctx) => {
    const [id = '', key] = given.split(' ');
    return key === undefined
      ? pictureAddress(ctx, given, 'face', 'signed-in')
      : pictureAddress(ctx, key, 'face', through(Number(id)));
  });

/** What such an answer is given: the record and the key of its picture; null without one. */
export const pictureOf = (id: number, key: string | null): string | null => (key === null ? null : `${id} ${key}`);
