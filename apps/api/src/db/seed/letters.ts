import type { LetterDocument } from '@nestling/rules/letters/blocks.ts';
import { sampleTexts } from '@nestling/rules/letters/samples.ts';
import type { Writer } from './writer.ts';

/** A template managers start the letter of a week from. */
export const addLetterTemplates = async (to: Writer, location: number, by: number, now: Date): Promise<void> => {
  const week: LetterDocument = {
    blocks: [
      { id: 'greeting', type: 'heading', text: 'Dear {{first_name|family}}' },
      { id: 'story', type: 'text', html: `<p>${sampleTexts[0]}</p>` },
      { id: 'photos', type: 'photos' },
      { id: 'plate', type: 'heading', text: 'On the menu' },
      { id: 'menu', type: 'menu', location, week: 'next' },
      { id: 'ahead', type: 'heading', text: 'Coming up' },
      { id: 'calendar', type: 'calendar', location, days: 14 },
    ],
  };
  const id = await to.add('newsletter', {
    name: 'The week',
    is_temp: true,
    published: true,
    key: 'Every week',
    template: JSON.stringify(week),
    created_by: by,
    created_at: now,
    updated_at: now,
  });
  const tag_id = await to.add('newsletter_tag', { name: 'Weekly' });
  await to.add('newsletter_tagged', { newsletter_id: id, tag_id });
};
