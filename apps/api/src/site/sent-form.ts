import type { Block } from '@nestling/rules/forms/blocks.ts';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Site } from '../kernel/lib/sites.ts';
import { readingIn } from './answer.ts';
import { readForm } from './form-page.ts';
import { ADDRESS, isPlain, type PublicForm } from './show-form.ts';

/** The form of a site whose link has this key; null where it is over, full, or no plain one. */
export const formAt = async (appContext: AppContext, site: Site, key: string): Promise<PublicForm | null> => {
  const form = await readForm(readingIn(appContext, site, appContext.clock.now(), 'en'), key);
  return form && isPlain(form) ? form : null;
};

const answerOf = ({ id, type }: Block, sent: URLSearchParams): unknown => {
  const text = sent.get(id)?.trim() ?? '';
  if (type === 'checkbox') return sent.getAll(id);
  if (type === 'address') {
    const parts = ADDRESS.map((part) => [part, sent.get(`${id}.${part}`) ?? ''] as const);
    return parts.some(([, value]) => value.trim() !== '') ? Object.fromEntries(parts) : '';
  }
  // What is no number is told so at its question.
  if ((type === 'number' || type === 'rating') && text !== '')
    return Number.isFinite(Number(text)) ? Number(text) : text;
  // Lines end in pages as they end in letters (HTML: form submission).
  return text.replaceAll('\r\n', '\n');
};

/** Answers as the call for public links takes them, of what a browser sent. */
export const answersOf = ({ document: { blocks } }: PublicForm, sent: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    blocks.map((block) => [block.id, answerOf(block, sent)] as const).filter(([, value]) => value !== ''),
  );
