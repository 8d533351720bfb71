import { outMade } from '../kernel/call.ts';
import { pictureAddress } from './picture-address.ts';

/** The key of somebody's picture in an answer of plain values: answered as the address of the cut one, null without. */
export const face = outMade((key, ctx) => pictureAddress(ctx.who.centre, key, 'face', ctx.now()));
