import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconChevronDown, IconMapPin } from '@tabler/icons-react';
import { shellWords } from '../messages.ts';
import { chooseLocation, useCurrentLocation, useLocations } from './location.ts';
import classes from './TopBar.module.css';

/** Which location staff work in; a plain name where there is only one, nothing for families. */
const LocationSwitch = () => {
  const t = useWords(shellWords);
  const places = useLocations();
  const current = useCurrentLocation();
  if (places.length === 0) return null;
  const name = current?.name ?? t('chooseLocation');
  if (places.length === 1)
    return (
      <span className={classes.place} title={name}>
        <IconMapPin size={18} />
        <b>{name}</b>
      </span>
    );
  return (
    <Menu
      align="start"
      className={`${classes.place} ${classes.switch}`}
      label={`${t('location')}: ${name}`}
      button={
        <>
          <IconMapPin size={18} />
          <b title={name}>{name}</b>
          <IconChevronDown size={16} />
        </>
      }
      items={places.map((place) => ({
        key: place.id,
        label: place.name,
        checked: place.id === current?.id,
        onPick: () => chooseLocation(place),
      }))}
    />
  );
};

export default LocationSwitch;
