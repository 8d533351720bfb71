import { screen } from '../../screen.ts';
import { IconSoup } from '../../staff-icons.ts';

/** What children eat: the menu, what was served, and the claim. */
export const foodScreens = {
  'food.menu': screen({
    path: '/food-menu',
    rule: 'teacher',
    title: { en: 'Food menu', es: 'Menú de comidas' },
    menu: { under: 'centre', order: 30, icon: IconSoup, audience: 'staff' },
    located: true,
    load: () => import('./screens/FoodMenu.tsx'),
  }),
};
