import type { z } from 'zod';
import { declined, message } from '../../../kernel/call/call.ts';

/** Settings that are given as one object: a key that is not known, or a value that does not fit, declines all of them. */
export const parseSettings = <V>(shape: z.ZodType<V>, settings: unknown): V => {
  const parsed = shape.safeParse(settings);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys';
  const key = unknown ? issue.keys[0] : issue?.path.join('.');
  throw declined(message(unknown ? 'billing.settingUnknown' : 'billing.settingWrong'), {
    field: `settings.${key ?? ''}`,
    code: unknown ? 'UNKNOWN' : 'INVALID',
  });
};
