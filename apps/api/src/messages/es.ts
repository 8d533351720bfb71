import type { Messages } from '../kernel/say.ts';
import { auth } from './es/auth.ts';
import { cameras } from './es/cameras.ts';
import { kernel } from './es/kernel.ts';
import { relationships } from './es/relationships.ts';
import { settings } from './es/settings.ts';

export const es: Messages = { ...relationships, ...auth, ...cameras, ...kernel, ...settings };
