import type { Scene } from '../scene.ts';
import { acorns } from './acorns.ts';
import { kennel } from './kennel.ts';
import { nap } from './nap.ts';
import { owls } from './owls.ts';
import { sunflowers } from './sunflowers.ts';
import { yard } from './yard.ts';

/** Every scene by the name of its stream. */
export const ALL: Record<string, Scene> = { sunflowers, owls, acorns, nap, yard, kennel };
