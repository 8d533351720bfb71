import { Screen } from '@nestling/kit/Screen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import type { Located } from '../../../shell/place.ts';
import { ClaimTab } from '../parts/ClaimTab.tsx';
import { CountsTab } from '../parts/CountsTab.tsx';
import { DietsTab } from '../parts/DietsTab.tsx';
import { FoodsTab } from '../parts/FoodsTab.tsx';
import { MenuTab } from '../parts/MenuTab.tsx';
import { ProductionTab } from '../parts/ProductionTab.tsx';
import { foodWords } from '../words.ts';

/** What children eat: planned, served, written down and claimed. */
const FoodMenu = ({ place: { id: location, today, zone } }: Located) => {
  const t = useWords(foodWords);
  const { role } = usePerson();
  const at = { location, today };
  return (
    <Screen>
      <Tabs
        label={t('tabs')}
        tabs={[
          { key: 'menu', label: t('menu'), content: () => <MenuTab {...at} /> },
          { key: 'foods', label: t('foods'), content: () => <FoodsTab location={location} /> },
          { key: 'counts', label: t('counts'), content: () => <CountsTab {...at} zone={zone} /> },
          { key: 'production', label: t('production'), content: () => <ProductionTab {...at} /> },
          { key: 'diets', label: t('diets'), content: () => <DietsTab location={location} /> },
          ...(allows(role, 'manager')
            ? [{ key: 'claim', label: t('claim'), content: () => <ClaimTab {...at} /> }]
            : []),
        ]}
      />
    </Screen>
  );
};

export default FoodMenu;
