import { screen } from '../../screen.ts';

/** What families keep of a time; one address for who reads it and who looks at it before. */
export const familyPortfolioScreens = {
  'portfolios.preview': screen({
    path: '/portfolio_preview/:portfolioId',
    rule: 'user',
    title: { en: 'Portfolio', es: 'Portafolio' },
    load: () => import('./screens/PortfolioPreview.tsx'),
  }),
};
