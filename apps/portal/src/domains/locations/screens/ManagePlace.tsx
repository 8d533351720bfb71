import { JumpList } from '@nestling/kit/JumpList.tsx';
import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { useCurrentLocation, useLocations } from '../../../shell/location.ts';
import { Details } from '../parts/Details.tsx';
import { Mailboxes } from '../parts/Mailboxes.tsx';
import { OpeningTimes } from '../parts/OpeningTimes.tsx';
import { PlaceCameras } from '../parts/PlaceCameras.tsx';
import { PlaceGroups } from '../parts/PlaceGroups.tsx';
import { PlaceHistory } from '../parts/PlaceHistory.tsx';
import { PlaceManagers } from '../parts/PlaceManagers.tsx';
import { PlaceRooms } from '../parts/PlaceRooms.tsx';
import { PlaceSettings } from '../parts/PlaceSettings.tsx';
import classes from '../parts/places.module.css';
import { type PlaceRecord, usePlace } from '../parts/use-place.ts';
import { placeWords } from '../words.ts';

/** The location one works in, as its manager keeps it. The part on show stands in the address. */
const ManagePlace = () => {
  useLocations();
  const current = useCurrentLocation();
  const answer = usePlace(current?.id ?? null);
  return (
    <RecordScreen answer={answer} titleOf={({ name }) => name}>
      {(place) => <Body key={place.id} place={place} />}
    </RecordScreen>
  );
};

const Body = ({ place }: { place: PlaceRecord }) => {
  const t = useWords(placeWords);
  const { params } = useHere();
  const { role } = usePerson();
  const parts: readonly { key: string; label: string; content: () => ReactNode }[] = [
    { key: 'profile', label: t('details'), content: () => <Details place={place} /> },
    { key: 'schedule', label: t('hours'), content: () => <OpeningTimes place={place} /> },
    { key: 'rooms', label: t('rooms'), content: () => <PlaceRooms location={place.id} /> },
    { key: 'cameras', label: t('cameras'), content: () => <PlaceCameras location={place.id} /> },
    { key: 'camera-groups', label: t('groups'), content: () => <PlaceGroups location={place.id} /> },
    {
      key: 'managers',
      label: t('managers'),
      content: () => <PlaceManagers location={place.id} editable={allows(role, 'kvsupport')} />,
    },
    {
      key: 'settings',
      label: t('settings'),
      content: () => (
        <JumpList>
          <PlaceSettings location={place.id} />
        </JumpList>
      ),
    },
    { key: 'notifications', label: t('mailboxes'), content: () => <Mailboxes location={place.id} /> },
    { key: 'history', label: t('history'), content: () => <PlaceHistory location={place.id} /> },
  ];
  const here = parts.find(({ key }) => key === params.tab) ?? parts[0];
  const tabs = parts.map(({ key, label }) => ({ key, label, to: href('locations.manage', { tab: key }) }));
  return (
    <>
      <LinkTabs tabs={tabs} here={here?.key ?? ''} label={t('parts')} />
      <div className={classes.body}>{here?.content()}</div>
    </>
  );
};

export default ManagePlace;
