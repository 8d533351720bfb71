import { secret, text } from '../../kernel/call/input.ts';

export const name = text(1, 120);
export const uploadNewsletterTemplateInput = { file: secret(1, 400_000), name, image: text(0, 80).optional() };
