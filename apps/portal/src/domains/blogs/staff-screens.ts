import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconPencil } from '../../staff-icons.ts';
import { PER_PAGE, postsAsked } from './asked.ts';

/** What a center tells readers outside. */
export const blogScreens = {
  'blogs.list': screen({
    path: '/blogs',
    rule: 'blog',
    title: { en: 'Blogs', es: 'Blog' },
    menu: { under: 'communicate', order: 32, icon: IconPencil, audience: 'staff' },
    asks: asks(
      () => import('./blogs.graphql.ts'),
      ({ BlogsDocument }, { address }) => [listQuestion(BlogsDocument, address, postsAsked(address), PER_PAGE)],
    ),
    load: () => import('./screens/Blogs.tsx'),
  }),
};
