import { question } from '@nestling/kit/asked-ahead.ts';
import { asks } from '../../asks.ts';
import { screen } from '../../screen.ts';
import { IconListCheck, IconPalette } from '../../staff-icons.ts';

/** What a centre chooses for all of its portal. */
export const settingScreens = {
  'settings.theme': screen({
    path: '/theme-customizer',
    rule: 'admin',
    title: { en: 'Theme customizer', es: 'Aspecto de la aplicación' },
    menu: { under: 'settings', order: 60, icon: IconPalette, audience: 'staff' },
    asks: asks(
      () => import('./theme.graphql.ts'),
      ({ WholeThemeDocument }) => [question(WholeThemeDocument, {})],
    ),
    load: () => import('./screens/ThemeCustomizer.tsx'),
  }),
  'settings.onboarding': screen({
    path: '/onboarding',
    rule: 'kvsupport',
    title: { en: 'Onboarding', es: 'Puesta en marcha' },
    menu: { under: 'settings', order: 0, icon: IconListCheck, audience: 'staff' },
    asks: asks(
      () => import('./onboarding.graphql.ts'),
      ({ OnboardingDocument }) => [question(OnboardingDocument, {})],
    ),
    load: () => import('./screens/Onboarding.tsx'),
  }),
};
