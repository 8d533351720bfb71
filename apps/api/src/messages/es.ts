import type { Messages } from '../kernel/say.ts';
import { kernel } from './es/kernel.ts';

export const es: Messages = { ...kernel };
