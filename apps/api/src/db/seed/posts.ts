import { slugOf } from '@nestling/rules/slug.ts';
import type { Writer } from './writer.ts';

const DAY_MS = 86_400_000;

interface Post {
  readonly title: string;
  readonly title_es: string;
  readonly summary: string;
  readonly summary_es: string;
  readonly description: string;
  readonly description_es: string;
  /** Days from today on which it appears; null: a draft. */
  readonly in: number | null;
}

const posts: readonly Post[] = [
  {
    title: 'Why we go outside every day',
    title_es: 'Por qué salimos todos los días',
    summary: 'Rain boots by the door, mud on the knees: what an hour outside does for a child.',
    summary_es: 'Botas de lluvia en la puerta y barro en las rodillas: lo que una hora afuera hace por un niño.',
    description:
      '<p>There is hardly a day on which we stay in. Children who run, climb and dig eat better, sleep better and argue less.</p><h2>What we ask of you</h2><ul><li>Boots and a rain jacket that stay here</li><li>Clothes that may get dirty</li></ul>',
    description_es:
      '<p>Casi no hay día en que nos quedemos adentro. Los niños que corren, trepan y cavan comen mejor, duermen mejor y discuten menos.</p><h2>Lo que les pedimos</h2><ul><li>Botas y un impermeable que se queden aquí</li><li>Ropa que se pueda ensuciar</li></ul>',
    in: -12,
  },
  {
    title: 'A first day without tears, or nearly',
    title_es: 'Un primer día sin lágrimas, o casi',
    summary: 'Five small things that make the first week easier.',
    summary_es: 'Cinco cosas pequeñas que facilitan la primera semana.',
    description:
      '<p>Come twice before the first day. Say good-bye once, and go. A photo of the family in the cubby helps more than a new toy.</p>',
    description_es:
      '<p>Vengan dos veces antes del primer día. Despídanse una vez y váyanse. Una foto de la familia en el casillero ayuda más que un juguete nuevo.</p>',
    in: -3,
  },
  {
    title: 'Open house in the garden',
    title_es: 'Puertas abiertas en el jardín',
    summary: 'Come and see the rooms, the kitchen and the pumpkins.',
    summary_es: 'Vengan a ver las salas, la cocina y las calabazas.',
    description: '<p>From ten to noon. Children are welcome, and there is soup.</p>',
    description_es: '<p>De diez a doce. Los niños son bienvenidos, y hay sopa.</p>',
    in: 6,
  },
  {
    title: 'What is for lunch, and who decides',
    title_es: 'Qué hay de almuerzo y quién decide',
    summary: 'Notes for a post about the menu.',
    summary_es: 'Apuntes para una entrada sobre el menú.',
    description: '<p>Ask Grace for the numbers of the food program.</p>',
    description_es: '',
    in: null,
  },
];

/** Posts of a center's blog: some that are read, one that is scheduled, one draft. */
export const addPosts = async (
  to: Writer,
  { location, by, now }: { readonly location: number; readonly by: number; readonly now: Date },
): Promise<void> => {
  const category_id = await to.add('blog_category', { name: 'Everyday life' });
  const author_id = await to.add('blog_author', { name: 'The team of Sunny', details: 'Whoever has a minute writes.' });
  const tag_id = await to.add('tag', { name: 'For new families', for_blog: true });
  for (const { in: days, description_es, ...words } of posts) {
    // Noon in the East: the day is the same by either clock.
    const day = days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    const appears_at = day === null ? null : new Date(`${day}T17:00:00Z`);
    const url = slugOf(words.title);
    const blog_id = await to.add('blog', {
      ...words,
      description_es: description_es || null,
      url,
      category_id,
      author_id,
      location_id: days !== null && days > 0 ? location : null,
      status: days !== null,
      date: day,
      appears_at,
      created_by: by,
      created_at: now,
      updated_at: now,
    });
    await to.add('blog_address', { url, blog_id });
    if (days !== null) await to.add('blog_tag', { blog_id, tag_id });
  }
};
