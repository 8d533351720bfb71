import { outMade } from '../kernel/call/call.ts';
import { pictureAddress, type Size } from './picture-address.ts';

const shown = (size: Size) => outMade((key, ctx) => pictureAddress(ctx.who.centre, key, size, ctx.now()));

/** The key of somebody's picture in an answer of plain values: answered as the address of the cut one, null without. */
export const avatarImage = shown('face');

/** The key of a picture in an answer of plain values: answered as the address of the whole one, null without. */
export const fullImage = shown('full');
