import { newBlockId } from '@nestling/blocks/operate.ts';
import type { Option } from '@nestling/rules/forms/blocks.ts';

/** A choice with an id nobody else has: answers are kept by it. */
export const newOption = (label: string): Option => ({ id: newBlockId(), label });
