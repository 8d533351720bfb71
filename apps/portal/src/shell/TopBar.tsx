import { useWords } from '@nestling/ui/words.ts';
import { IconMapPin, IconSearch } from '@tabler/icons-react';
import { useAppearance } from '../appearance/appearance.ts';
import { later } from '../later.ts';
import { shellWords } from '../messages.ts';
import { type AccountLook, AccountPlace } from './AccountFace.tsx';
import { useCurrentLocation, useLocations } from './location.ts';
import classes from './TopBar.module.css';

const Bell = later(() => import('../domains/notifications/parts/Bell.tsx'));
const BellButton = later<object>(async () => ({
  default: (await import('../domains/notifications/parts/Bell.tsx')).BellButton,
}));

/** Where one works, until it can be changed. */
const LocationPlace = () => {
  const name = useCurrentLocation()?.name;
  return name ? (
    <span className={classes.place}>
      <IconMapPin size={18} />
      <b>{name}</b>
    </span>
  ) : null;
};

// The menus come after the first paint; what they are opened by stands there from the first.
const AccountMenu = later<AccountLook>(() => import('./AccountMenu.tsx'), AccountPlace);
const LocationSwitch = later(() => import('./LocationSwitch.tsx'), LocationPlace);
const StarMenu = later(
  () => import('./StarMenu.tsx'),
  () => <span className={classes.star} />,
);

/**
 * The bar over the content: location, search, stars, notifications, account. On phones it has the place, search and
 * the bell; the rest is behind "More".
 */
export const TopBar = ({ onSearch }: { onSearch: () => void }) => {
  const t = useWords(shellWords);
  const { title } = useAppearance();
  const places = useLocations();
  return (
    <header className={classes.bar}>
      {places.length > 0 ? <LocationSwitch /> : <b className={classes.centre}>{title}</b>}
      <button type="button" className={classes.search} onClick={onSearch} aria-haspopup="dialog">
        <IconSearch size={18} />
        <span className={classes.searchWords} title={t('find')}>
          {t('find')}
        </span>
        <kbd>Ctrl</kbd>
        <kbd>K</kbd>
      </button>
      <div className={classes.end}>
        <div className={classes.desk}>
          <StarMenu />
        </div>
        <Bell />
        <div className={classes.desk}>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
};

/** Where the bar gives its room to the children, as on a teacher's tablet: search, bell and account at the rail's foot. */
export const RailFoot = ({ onSearch }: { onSearch: () => void }) => {
  const t = useWords(shellWords);
  return (
    <div className={classes.rail}>
      <button type="button" className={classes.find} onClick={onSearch} aria-haspopup="dialog" aria-label={t('find')}>
        <IconSearch size={24} />
      </button>
      <BellButton />
      <AccountMenu small />
    </div>
  );
};
