import { question } from '@nestling/kit/asked-ahead.ts';
import { listQuestion } from '@nestling/kit/list-variables.ts';
import { asks, asksHere } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconBook2 } from '../../staff-icons.ts';

/** The portfolios staff put together. */
export const portfolioScreens = {
  'portfolios.list': screen({
    path: '/portfolios',
    rule: 'teacher',
    acts: [{ title: { en: 'New portfolio', es: 'Nuevo portafolio' }, address: { open: 'new' } }],
    title: { en: 'Portfolios', es: 'Portafolios' },
    menu: { under: 'centre', order: 70, icon: IconBook2, audience: 'staff' },
    located: 'rooms',
    asks: asksHere(
      () => import('./portfolios.graphql.ts'),
      ({ PortfoliosDocument }, { place, address }) => [
        listQuestion(
          PortfoliosDocument,
          address,
          { location: place.id, program_id: address.room || null, status: address.status || null },
          30,
        ),
      ],
    ),
    load: () => import('./screens/Portfolios.tsx'),
  }),
  'portfolios.one': screen({
    path: '/portfolio/:portfolioId',
    rule: 'teacher',
    title: { en: 'Portfolio', es: 'Portafolio' },
    parent: 'portfolios.list',
    asks: asks(
      () => import('./portfolios.graphql.ts'),
      ({ OnePortfolioDocument }, { params }) => [question(OnePortfolioDocument, { id: params.portfolioId ?? '' })],
    ),
    load: () => import('./screens/OnePortfolio.tsx'),
  }),
};
