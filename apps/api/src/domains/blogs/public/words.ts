import type { SiteLanguage } from '../../../model/site/page.ts';

interface BlogWords {
  readonly blog: string;
  /** What search engines show of the list. */
  readonly about: (center: string) => string;
  readonly none: string;
  readonly by: string;
  readonly inCategory: string;
  readonly tags: string;
  readonly newer: string;
  readonly older: string;
  readonly pages: string;
  readonly page: (n: number) => string;
  readonly back: string;
  readonly preview: string;
}

/** The words of the blog's public pages. */
export const words: Readonly<Record<SiteLanguage, BlogWords>> = {
  en: {
    blog: 'Blog',
    about: (center) => `News and stories from ${center}.`,
    none: 'Nothing has been published here yet.',
    by: 'By',
    inCategory: 'In',
    tags: 'Tags',
    newer: 'Newer posts',
    older: 'Older posts',
    pages: 'Pages of posts',
    page: (n) => `Page ${n}`,
    back: 'All posts',
    preview: 'Preview: only people with this address see this post, for an hour.',
  },
  es: {
    blog: 'Blog',
    about: (center) => `Noticias e historias de ${center}.`,
    none: 'Todavía no se ha publicado nada aquí.',
    by: 'Por',
    inCategory: 'En',
    tags: 'Etiquetas',
    newer: 'Entradas más recientes',
    older: 'Entradas anteriores',
    pages: 'Páginas de entradas',
    page: (n) => `Página ${n}`,
    back: 'Todas las entradas',
    preview: 'Vista previa: solo quien tiene esta dirección ve la entrada, durante una hora.',
  },
};
