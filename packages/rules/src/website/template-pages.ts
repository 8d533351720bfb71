import type { PageBlock, PageDocument } from './blocks.ts';
import type { SiteTemplate } from './templates.ts';

type Words = { readonly en: string; readonly es: string };

/** A page a site begins with, in both languages. */
export interface TemplatePage {
  readonly slug: string;
  readonly name: Words;
  readonly english: PageDocument;
  readonly spanish: PageDocument;
}

/** A block in both languages. */
type Pair = { readonly en: PageBlock; readonly es: PageBlock };

const heading = (id: string, en: string, es: string): Pair => ({
  en: { id, type: 'heading', text: en, level: '2' },
  es: { id, type: 'heading', text: es, level: '2' },
});
const text = (id: string, en: string, es: string): Pair => ({
  en: { id, type: 'text', html: `<p>${en}</p>` },
  es: { id, type: 'text', html: `<p>${es}</p>` },
});
const button = (id: string, href: string, en: string, es: string): Pair => ({
  en: { id, type: 'button', href, label: en },
  es: { id, type: 'button', href, label: es },
});
const question = (
  id: string,
  [en, answer]: readonly [string, string],
  [es, respuesta]: readonly [string, string],
): Pair => ({
  en: { id, type: 'question', question: en, html: `<p>${answer}</p>` },
  es: { id, type: 'question', question: es, html: `<p>${respuesta}</p>` },
});
const alike = (block: PageBlock): Pair => ({ en: block, es: block });
const listed = (type: 'team' | 'programs' | 'events' | 'news' | 'testimonials' | 'posts', most: number): Pair =>
  alike({ id: `${type}list`, type, most });

const page = (slug: string, en: string, es: string, blocks: readonly Pair[]): TemplatePage => ({
  slug,
  name: { en, es },
  english: { blocks: blocks.map((one) => one.en) },
  spanish: { blocks: blocks.map((one) => one.es) },
});

const told = page('news', 'News and events', 'Noticias y eventos', [
  heading('soon', 'Coming up', 'Próximamente'),
  listed('events', 12),
  heading('lately', 'What is new', 'Novedades'),
  listed('news', 12),
]);
const visit = (en: string, es: string) =>
  page('visit', 'Visit us', 'Visítenos', [
    text('how1', en, es),
    heading('here', 'Where we are', 'Dónde estamos'),
    alike({ id: 'addr', type: 'address' }),
    heading('open', 'When we are open', 'Nuestro horario'),
    alike({ id: 'hours', type: 'hours' }),
  ]);
/** What every start page ends with. */
const ending: readonly Pair[] = [
  button('come', '/visit', 'Visit us', 'Visítenos'),
  heading('said', 'What families say', 'Lo que dicen las familias'),
  listed('testimonials', 3),
  heading('read', 'From our blog', 'De nuestro blog'),
  listed('posts', 3),
];

const forChildren: readonly TemplatePage[] = [
  page('welcome', 'Welcome', 'Bienvenidos', [
    text(
      'hello',
      'Here you find what we offer, who looks after your child, and what a day with us is like.',
      'Aquí encontrará lo que ofrecemos, quién cuida de su hijo y cómo es un día con nosotros.',
    ),
    ...ending,
  ]),
  page('programs', 'Programs', 'Programas', [
    text('who1', 'Each age has a program of its own.', 'Cada edad tiene su propio programa.'),
    listed('programs', 24),
    heading('where', 'Our rooms', 'Nuestros salones'),
    alike({ id: 'rooms', type: 'rooms' }),
  ]),
  page('team', 'Our team', 'Nuestro equipo', [
    text('meet', 'Meet the people your child spends the day with.', 'Conozca a quienes pasan el día con su hijo.'),
    listed('team', 24),
  ]),
  page('meals', 'Meals', 'Comidas', [
    text('menu', 'What we eat this week.', 'Lo que comemos esta semana.'),
    alike({ id: 'week', type: 'week' }),
    alike({ id: 'meals', type: 'meals' }),
  ]),
  told,
  page('questions', 'Questions', 'Preguntas', [
    question(
      'first1',
      ['How do the first days go?', 'A parent stays along at first, and a little less each day.'],
      ['¿Cómo son los primeros días?', 'Al principio se queda un familiar, y cada día un poco menos.'],
    ),
    question(
      'bring1',
      ['What does my child bring?', 'Clothes to change, and something to hold on to.'],
      ['¿Qué trae mi hijo?', 'Ropa para cambiarse y algo que le dé tranquilidad.'],
    ),
    question(
      'sick1',
      ['What if my child is sick?', 'A sick child stays at home until a day without a fever has passed.'],
      ['¿Y si mi hijo está enfermo?', 'Un niño enfermo se queda en casa hasta pasar un día sin fiebre.'],
    ),
  ]),
  visit(
    'Call us and come by: you can see the rooms and ask whatever you like.',
    'Llámenos y venga a conocernos: puede ver las salas y preguntar lo que quiera.',
  ),
];

const forPets: readonly TemplatePage[] = [
  page('welcome', 'Welcome', 'Bienvenidos', [
    text(
      'hello',
      'Here you find what we offer, who looks after your pet, and what a day with us is like.',
      'Aquí encontrará lo que ofrecemos, quién cuida de su mascota y cómo es un día con nosotros.',
    ),
    ...ending,
  ]),
  page('services', 'Services', 'Servicios', [
    text('stay', 'For a day, or for a whole stay.', 'Por un día o por toda una estadía.'),
    listed('programs', 24),
  ]),
  page('team', 'Our team', 'Nuestro equipo', [
    text('meet', 'Meet the people your pet spends the day with.', 'Conozca a quienes pasan el día con su mascota.'),
    listed('team', 24),
  ]),
  told,
  page('questions', 'Questions', 'Preguntas', [
    question(
      'shots',
      [
        'Which vaccinations are needed?',
        'Those your vet recommends for pets who meet others. Bring the record with you.',
      ],
      [
        '¿Qué vacunas se necesitan?',
        'Las que su veterinario recomienda para mascotas que conviven con otras. Traiga el registro.',
      ],
    ),
    question(
      'food1',
      ['May I bring my own food?', 'Yes. Tell us how much, and when.'],
      ['¿Puedo traer su comida?', 'Sí. Díganos cuánta y a qué hora.'],
    ),
    question(
      'trial',
      ['Can we try a day first?', 'Yes: come for a day before a longer stay.'],
      ['¿Podemos probar un día?', 'Sí: vengan un día antes de una estadía más larga.'],
    ),
  ]),
  visit(
    'Call us and come by: you can see where your pet sleeps and plays.',
    'Llámenos y venga a conocernos: puede ver dónde duerme y juega su mascota.',
  ),
];

/** The pages of a template, the start page first. */
export const templatePages = ({ pages }: SiteTemplate): readonly TemplatePage[] =>
  pages === 'pets' ? forPets : forChildren;
