import type { Messages } from '../kernel/say.ts';
import { cameras } from './es/cameras.ts';
import { kernel } from './es/kernel.ts';

export const es: Messages = { ...cameras, ...kernel };
